import type { AccountStore } from '../accounts/account-store.ts';
import { passwordError } from '../accounts/credential-rules.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { changePasswordPage, type PasswordErrors } from '../pages/change-password-page.ts';
import type { AccountHandler } from './account-routes.ts';

/** Returns the handler for `/account/password`. */
export function changePasswordHandler(
  config: IdentityConfig,
  accounts: AccountStore,
  checkPassword: PasswordCheck,
): AccountHandler {
  return async ({ action, siteUrl, loginHint, form }) => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const render = (status: number, more: { errors?: PasswordErrors; problem?: string } = {}) => ({
      status,
      page: changePasswordPage(config, { action, siteUrl, email, ...more }),
    });
    if (!form) return render(200);
    const [current, chosen] = [form.get('password') ?? '', form.get('newPassword') ?? ''];
    const errors = validate(email, current, chosen, form.get('confirmation') ?? '');
    if (Object.keys(errors).length > 0) return render(422, { errors });

    const verdict = await checkPassword(email, current);
    if (!('ok' in verdict)) return { ...render(verdict.status, verdict), retryAfter: verdict.retryAfter };
    await accounts.setPassword(verdict.ok.sub, chosen);
    return { changed: 'password', sub: verdict.ok.sub };
  };
}

function validate(email: string, current: string, chosen: string, confirmation: string): PasswordErrors {
  const errors: PasswordErrors = {};
  if (email === '') errors.email = 'Enter your email.';
  if (current === '') errors.password = 'Enter your current password.';
  const newPasswordError = passwordError(chosen, email);
  if (newPasswordError) errors.newPassword = newPasswordError;
  else if (chosen === current) errors.newPassword = 'Choose a password that’s different from your current one.';
  if (chosen !== confirmation) errors.confirmation = 'The passwords don’t match.';
  return errors;
}
