import type { NewAccount } from '../accounts/account-store.ts';
import { emailProblem, passwordProblem } from '../accounts/credential-rules.ts';

export type FieldErrors = Partial<Record<'givenName' | 'familyName' | 'email' | 'password', string>>;

/** What was typed, and either the account it makes or what is wrong, by field. */
export function parseSignUp(form: URLSearchParams): { account: NewAccount; errors: FieldErrors } {
  const text = (name: string) => (form.get(name) ?? '').trim();
  const account = {
    givenName: text('givenName'),
    familyName: text('familyName'),
    email: text('email'),
    password: form.get('password') ?? '',
  };
  const errors: FieldErrors = {};
  if (account.givenName === '' || account.givenName.length > 80) errors.givenName = 'Enter your first name.';
  if (account.familyName === '' || account.familyName.length > 80) errors.familyName = 'Enter your last name.';
  const email = emailProblem(account.email);
  if (email) errors.email = email;
  const password = passwordProblem(account.password, account.email);
  if (password) errors.password = password;
  return { account, errors };
}
