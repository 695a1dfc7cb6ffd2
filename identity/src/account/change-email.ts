import { type AccountStore, hasVerifiedEmail } from '../accounts/account-store.ts';
import { emailError } from '../accounts/credential-rules.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { changeEmailPage, type EmailErrors } from '../pages/change-email-page.ts';
import type { EmailVerification } from '../verification/email-verification.ts';
import type { AccountHandler } from './account-routes.ts';

/** Returns the handler for `/account/email`. */
export function changeEmailHandler(
  config: IdentityConfig,
  accounts: AccountStore,
  checkPassword: PasswordCheck,
  { sendLink }: EmailVerification,
): AccountHandler {
  return async ({ action, siteUrl, returnPath, loginHint, form, signedInAccount }) => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const newEmail = (form?.get('newEmail') ?? '').trim().slice(0, 300);
    const user = await signedInAccount();
    const verifyUrl = `/account/verify?${new URLSearchParams({ redirectUrl: returnPath, login_hint: email })}`;
    const verification = user && { email: user.email, isVerified: hasVerifiedEmail(user), action: verifyUrl };
    const render = (status: number, more: { errors?: EmailErrors; problem?: string } = {}) => ({
      status,
      page: changeEmailPage(config, { action, siteUrl, email, newEmail, verification, verifyUrl, ...more }),
    });
    if (!form) return render(200);
    const password = form.get('password') ?? '';
    const errors = validate(email, newEmail, password);
    if (Object.keys(errors).length > 0) return render(422, { errors });

    // Checks the password before the new email. Otherwise anyone could use this page to find out which emails have
    // accounts.
    const verdict = await checkPassword(email, password);
    if (!('ok' in verdict)) return { ...render(verdict.status, verdict), retryAfter: verdict.retryAfter };
    const changed = await accounts.setEmail(verdict.ok.sub, newEmail);
    if ('refused' in changed)
      return render(422, { errors: { newEmail: 'There’s already an account with this email.' } });
    void sendLink(changed.ok, returnPath);
    return { changed: 'email', sub: verdict.ok.sub };
  };
}

function validate(email: string, newEmail: string, password: string): EmailErrors {
  const errors: EmailErrors = {};
  if (email === '') errors.email = 'Enter your current email.';
  const newEmailError = emailError(newEmail);
  if (newEmailError) errors.newEmail = newEmailError;
  else if (newEmail.toLowerCase() === email.toLowerCase()) errors.newEmail = 'This is already your email.';
  if (password === '') errors.password = 'Enter your password.';
  return errors;
}
