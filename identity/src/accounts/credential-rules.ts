/** What is wrong with a new password, in words for the person who chose it. */
export function passwordProblem(password: string, email: string): string | undefined {
  if (password.length < 10 || password.length > 200) return 'Use at least 10 characters.';
  if (password.toLowerCase() === email.trim().toLowerCase()) {
    return 'Choose a password that is not your email address.';
  }
  return undefined;
}

export function emailProblem(email: string): string | undefined {
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254;
  return isAddress ? undefined : 'Enter an email address, like name@example.com.';
}
