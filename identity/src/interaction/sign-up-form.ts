import type { NewAccount } from '../accounts/account-store.ts';
import { emailError, passwordError } from '../accounts/credential-rules.ts';

export type FieldErrors = Partial<Record<'givenName' | 'familyName' | 'email' | 'password', string>>;

/** Returns the account that a sign-up form describes, and an error message for each invalid field. */
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
  const invalidEmail = emailError(account.email);
  if (invalidEmail) errors.email = invalidEmail;
  const invalidPassword = passwordError(account.password, account.email);
  if (invalidPassword) errors.password = invalidPassword;
  return { account, errors };
}
