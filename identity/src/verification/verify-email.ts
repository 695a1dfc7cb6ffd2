import type { AccountHandler, AccountRequest, AccountResult } from '../account/account-routes.ts';
import { hasVerifiedEmail } from '../accounts/account-store.ts';
import { tryAgainMessage } from '../accounts/attempt-limit.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { linkMinutes } from '../mail/mailed-links.ts';
import { changedPage } from '../pages/changed-page.ts';
import { linkExpiredPage, linkSentPage, requestLinkPage, verifyEmailPage } from '../pages/verify-email-page.ts';
import type { EmailVerification } from './email-verification.ts';

/**
 * Returns the handler for `/account/verify`. With the token of a mailed link it verifies the email, otherwise it mails
 * a link. A user who is not signed in here types the password for both. Without it, the owner of an address could
 * verify it for a stranger who signed up with it.
 */
export function verifyEmailHandler(
  config: IdentityConfig,
  checkPassword: PasswordCheck,
  { sendLink, read, verify }: EmailVerification,
): AccountHandler {
  return async (request) => (request.token === '' ? requestLink(request) : openLink(request));

  async function requestLink(request: AccountRequest): Promise<AccountResult> {
    const { action, siteUrl, returnPath, loginHint, form } = request;
    const user = await request.signedInAccount();
    const email = user?.email ?? (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const render = (status: number, problem?: string) => ({
      status,
      page: requestLinkPage(config, { action, siteUrl, email, isSignedIn: user !== undefined, problem }),
    });
    if (user && hasVerifiedEmail(user)) return verified(siteUrl);
    if (!form) return render(200);
    const verdict = user ? { ok: user } : await checkPassword(email, form.get('password') ?? '');
    if (!('ok' in verdict)) return { ...render(verdict.status, verdict.problem), retryAfter: verdict.retryAfter };
    if (hasVerifiedEmail(verdict.ok)) return verified(siteUrl);

    const result = await sendLink(verdict.ok, returnPath);
    if (result === 'sent') return { status: 200, page: linkSentPage(config, { siteUrl, email, minutes: linkMinutes }) };
    if (result === 'failed') return render(502, 'We couldn’t send the email. Try again in a minute.');
    const problem = `We’ve already emailed you a link. ${tryAgainMessage(result.secondsToWait)}`;
    return { ...render(429, problem), retryAfter: result.secondsToWait };
  }

  async function openLink({ action, siteUrl, token, form, signedInAccount }: AccountRequest): Promise<AccountResult> {
    const expired = { status: 410, page: linkExpiredPage(config) };
    const account = read(token);
    if (!account) return expired;
    const { sub, email } = account;
    const isSignedIn = (await signedInAccount())?.sub === sub;
    const render = (status: number, problem?: string) => ({
      status,
      page: verifyEmailPage(config, {
        action: `${action}&token=${encodeURIComponent(token)}`,
        siteUrl,
        email,
        isSignedIn,
        problem,
      }),
    });
    if (!form) return render(200);
    const verdict = isSignedIn ? { ok: account } : await checkPassword(email, form.get('password') ?? '');
    if (!('ok' in verdict)) return { ...render(verdict.status, verdict.problem), retryAfter: verdict.retryAfter };
    return (await verify(token)) ? { changed: 'verify', sub } : expired;
  }

  function verified(siteUrl: string): AccountResult {
    return { status: 200, page: changedPage(config, { what: 'verify', siteUrl }) };
  }
}
