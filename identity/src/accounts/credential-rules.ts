/** Returns why a new password is not acceptable, as a message for the user; undefined when it is. */
export function passwordError(password: string, email: string): string | undefined {
  if (password.length < 10) return 'Use at least 10 characters.';
  if (password.length > 200) return 'Use at most 200 characters.';
  if (password.toLowerCase() === email.trim().toLowerCase()) return 'Choose a password that isn’t your email.';
  return undefined;
}

/** Returns why a text is not an email address, as a message for the user; undefined when it is one. */
export function emailError(email: string): string | undefined {
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254;
  return isEmail ? undefined : 'Enter an email like name@example.com.';
}
