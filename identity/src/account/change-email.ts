import type { AccountStore } from '../accounts/account-store.ts';
import { emailProblem } from '../accounts/credential-rules.ts';
import type { PasswordCheck } from '../accounts/password-check.ts';
import type { IdentityConfig } from '../config.ts';
import { changeEmailPage, type EmailErrors } from '../pages/change-email-page.ts';
import type { AccountAnswer, AccountTurn } from './account-routes.ts';

export function changeEmailTurn(config: IdentityConfig, accounts: AccountStore, checkPassword: PasswordCheck) {
  return async ({ action, siteUrl, loginHint, form }: AccountTurn): Promise<AccountAnswer> => {
    const email = (form?.get('email') ?? loginHint).trim().slice(0, 254);
    const newEmail = (form?.get('newEmail') ?? '').trim().slice(0, 300);
    const show = (status: number, more: { errors?: EmailErrors; problem?: string } = {}) => ({
      status,
      page: changeEmailPage(config, { action, siteUrl, email, newEmail, ...more }),
    });
    if (!form) return show(200);
    const password = form.get('password') ?? '';
    const errors = errorsOf(email, newEmail, password);
    if (Object.keys(errors).length > 0) return show(422, { errors });

    // Before anything is told of the new address: it may be somebody else's.
    const verdict = await checkPassword(email, password);
    if (!('ok' in verdict)) return { ...show(verdict.status, verdict), retryAfter: verdict.retryAfter };
    const changed = await accounts.setEmail(verdict.ok.sub, newEmail);
    if ('refused' in changed) return show(422, { errors: { newEmail: 'There is another account with this address.' } });
    return { changed: 'email', sub: verdict.ok.sub };
  };
}

function errorsOf(email: string, newEmail: string, password: string): EmailErrors {
  const errors: EmailErrors = {};
  if (email === '') errors.email = 'Enter your present email address.';
  const problem = emailProblem(newEmail);
  if (problem) errors.newEmail = problem;
  else if (newEmail.toLowerCase() === email.toLowerCase()) errors.newEmail = 'This is your present address already.';
  if (password === '') errors.password = 'Enter your password.';
  return errors;
}
