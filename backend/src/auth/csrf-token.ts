import { equalSecrets, hmacOf, newSecret } from './secrets.ts';

/**
 * Creates a CSRF token for one session. The token is signed with the hash of the session's secret. So every other
 * session rejects the token, also the session that replaces this one after a login.
 */
export function newCsrfToken(sessionSecretHash: string): string {
  const value = newSecret();
  return `${value}.${signature(sessionSecretHash, value)}`;
}

export function isCsrfTokenOf(sessionSecretHash: string, token: string): boolean {
  const [value, signed, ...rest] = token.split('.');
  if (!value || !signed || rest.length > 0) return false;
  return equalSecrets(signed, signature(sessionSecretHash, value));
}

function signature(sessionSecretHash: string, value: string): string {
  return hmacOf(sessionSecretHash, `csrf:${value.length}:${value}`);
}
