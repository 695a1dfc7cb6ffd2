import { equalSecrets, hmacOf, newSecret } from './secrets.ts';

/**
 * Signed and bound to one session: a key derived from what the database alone knows of it signs a random value, so a
 * token of another session, an older login included, is worth nothing.
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
