import { equalSecrets, hmacOf, newSecret } from './secrets.ts';

/**
 * Creates a token that is bound to one session: its signature uses a key derived from the session's hash. A token of
 * another session, such as an earlier login, is not valid.
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
