import type { NewAccount } from '../accounts/account-store.ts';

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
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(account.email) || account.email.length > 254) {
    errors.email = 'Enter an email address, like name@example.com.';
  }
  if (account.password.length < 10 || account.password.length > 200) {
    errors.password = 'Use at least 10 characters.';
  } else if (account.password.toLowerCase() === account.email.toLowerCase()) {
    errors.password = 'Choose a password that is not your email address.';
  }
  return { account, errors };
}
