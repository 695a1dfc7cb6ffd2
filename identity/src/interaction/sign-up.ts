import type { AccountStore } from '../accounts/account-store.ts';
import type { IdentityConfig } from '../config.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import type { Answer, Turn } from './interaction-routes.ts';
import { parseSignUp } from './sign-up-form.ts';
import { tryLimit, waitMessage } from './try-limit.ts';

export function signUpTurn(config: IdentityConfig, accounts: AccountStore) {
  const tries = tryLimit({ tries: 20, windowSeconds: 60 * 60 });

  return async ({ uid, form, remoteAddress }: Turn): Promise<Answer> => {
    if (!form) return { status: 200, page: signUpPage(config, { uid }) };
    const { account: typed, errors } = parseSignUp(form);
    if (Object.keys(errors).length > 0) return { status: 422, page: signUpPage(config, { uid, typed, errors }) };

    const wait = tries.wait(remoteAddress);
    if (wait > 0) {
      return { status: 429, page: signUpPage(config, { uid, typed, problem: waitMessage(wait) }), retryAfter: wait };
    }
    tries.count(remoteAddress);
    const added = await accounts.add(typed);
    if ('ok' in added) return { signedInAs: added.ok.sub };
    const taken = { email: 'There is an account with this address already. Sign in instead.' };
    return { status: 422, page: signUpPage(config, { uid, typed, errors: taken }) };
  };
}
