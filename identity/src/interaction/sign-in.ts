import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { Answer, Turn } from './interaction-routes.ts';

export function signInTurn(config: IdentityConfig, checkPassword: PasswordCheck) {
  return async ({ uid, form, loginHint }: Turn): Promise<Answer> => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const show = (status: number, problem?: string) => ({
      status,
      page: signInPage(config, { uid, email, problem, showDemoAccounts: config.demoAccounts }),
    });
    if (!form) return show(200);
    const verdict = await checkPassword(email, form.get('password') ?? '');
    if ('ok' in verdict) return { signedInAs: verdict.ok.sub };
    return { ...show(verdict.status, verdict.problem), retryAfter: verdict.retryAfter };
  };
}
