import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares hashes, so that the time says neither where the key differs nor how long it is. */
export function isAuthorized(authorization: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}
