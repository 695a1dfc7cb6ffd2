import type { AccountStore } from '../accounts/account-store.ts';
import { passwordProblem } from '../accounts/credential-rules.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { changePasswordPage, type PasswordErrors } from '../pages/change-password-page.ts';
import type { AccountAnswer, AccountTurn } from './account-routes.ts';

export function changePasswordTurn(config: IdentityConfig, accounts: AccountStore, checkPassword: PasswordCheck) {
  return async ({ action, siteUrl, loginHint, form }: AccountTurn): Promise<AccountAnswer> => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const show = (status: number, more: { errors?: PasswordErrors; problem?: string } = {}) => ({
      status,
      page: changePasswordPage(config, { action, siteUrl, email, ...more }),
    });
    if (!form) return show(200);
    const [present, chosen] = [form.get('password') ?? '', form.get('newPassword') ?? ''];
    const errors = errorsOf(email, present, chosen, form.get('repeated') ?? '');
    if (Object.keys(errors).length > 0) return show(422, { errors });

    const verdict = await checkPassword(email, present);
    if (!('ok' in verdict)) return { ...show(verdict.status, verdict), retryAfter: verdict.retryAfter };
    await accounts.setPassword(verdict.ok.sub, chosen);
    return { changed: 'password', sub: verdict.ok.sub };
  };
}

function errorsOf(email: string, present: string, chosen: string, repeated: string): PasswordErrors {
  const errors: PasswordErrors = {};
  if (email === '') errors.email = 'Enter your email address.';
  if (present === '') errors.password = 'Enter your present password.';
  const problem = passwordProblem(chosen, email);
  if (problem) errors.newPassword = problem;
  else if (chosen === present) errors.newPassword = 'Choose a password other than the present one.';
  else if (chosen !== repeated) errors.repeated = 'This is not the same as the new password above.';
  return errors;
}
