/** Returns the error message for a new password that is not allowed; undefined for an allowed one. */
export function passwordError(password: string, email: string): string | undefined {
  if (password.length < 10) return 'Use at least 10 characters.';
  if (password.length > 200) return 'Use at most 200 characters.';
  if (password.toLowerCase() === email.trim().toLowerCase()) return 'Choose a password that isn’t your email.';
  return undefined;
}

/** Returns the error message for a text that is not an email address; undefined for a valid address. */
export function emailError(email: string): string | undefined {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254;
  return isEmail ? undefined : 'Enter an email like name@example.com.';
}
