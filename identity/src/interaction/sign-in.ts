import type { AccountStore } from '../accounts/account-store.ts';
import type { IdentityConfig } from '../config.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Answer, Turn } from './interaction-routes.ts';
import { tryLimit, waitMessage } from './try-limit.ts';

export function signInTurn(config: IdentityConfig, accounts: AccountStore) {
  const tries = tryLimit({ tries: 10, windowSeconds: 10 * 60 });

  return async ({ uid, form, loginHint }: Turn): Promise<Answer> => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const show = (status: number, problem?: string, retryAfter?: number): Answer => ({
      status,
      page: signInPage(config, { uid, email, problem, showDemoAccounts: config.demoAccounts }),
      retryAfter,
    });
    if (!form) return show(200);

    const key = email.toLowerCase();
    const wait = tries.wait(key);
    if (wait > 0) return show(429, waitMessage(wait), wait);
    tries.count(key);
    const account = await accounts.byPassword(email, form.get('password') ?? '');
    if (!account) return show(422, 'Email address and password do not match. Check both and try again.');
    tries.forget(key);
    return { signedInAs: account.sub };
  };
}
