import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns 256 random bits as text, for cookies and tokens. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** Returns the hash that the database stores instead of the secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

export const hmacOf = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url');

export function equalSecrets(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
