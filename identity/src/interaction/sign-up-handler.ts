import type { AccountStore } from '../accounts/account-store.ts';
import { attemptLimit, waitMessage } from '../accounts/attempt-limit.ts';
import type { IdentityConfig } from '../config.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import type { EmailVerification } from '../verification/email-verification.ts';
import type { InteractionHandler } from './interaction-routes.ts';
import { parseSignUp } from './sign-up-form.ts';

/**
 * Returns the handler for the sign-up page, which mails a link to verify the email. Each remote address can create 20
 * accounts per hour.
 */
export function signUpHandler(
  config: IdentityConfig,
  accounts: AccountStore,
  verification: EmailVerification,
): InteractionHandler {
  const limit = attemptLimit({ maxAttempts: 20, windowSeconds: 60 * 60 });

  return async ({ uid, form, remoteAddress }) => {
    if (!form) return { status: 200, page: signUpPage(config, { uid }) };
    const { account: typed, errors } = parseSignUp(form);
    if (Object.keys(errors).length > 0) return { status: 422, page: signUpPage(config, { uid, typed, errors }) };

    const wait = limit.secondsToWait(remoteAddress);
    if (wait > 0) {
      return { status: 429, page: signUpPage(config, { uid, typed, problem: waitMessage(wait) }), retryAfter: wait };
    }
    limit.record(remoteAddress);
    const added = await accounts.add(typed);
    if ('ok' in added) {
      void verification.sendLink(added.ok, '/');
      return { signedInAs: added.ok.sub };
    }
    const taken = { email: 'There’s already an account with this email. Sign in instead.' };
    return { status: 422, page: signUpPage(config, { uid, typed, errors: taken }) };
  };
}
