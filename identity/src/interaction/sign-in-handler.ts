import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import type { InteractionHandler } from './interaction-routes.ts';

/** Returns the handler for the sign-in page. */
export function signInHandler(config: IdentityConfig, checkPassword: PasswordCheck): InteractionHandler {
  return async ({ uid, form, loginHint }) => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const render = (status: number, problem?: string) => ({
      status,
      page: signInPage(config, { uid, email, problem, showDemoAccounts: config.demoAccounts }),
    });
    if (!form) return render(200);
    const verdict = await checkPassword(email, form.get('password') ?? '');
    if ('ok' in verdict) return { signedInAs: verdict.ok.sub };
    return { ...render(verdict.status, verdict.problem), retryAfter: verdict.retryAfter };
  };
}
