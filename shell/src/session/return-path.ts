import { checkUrl } from 'shared-contract/page/safe-url';
import { isSecretUrl } from 'shared-contract/page/secret-url';

const key = 'verandah-return-path';
/** The saved path expires after this time, which is also how long a sign-in at the login service may take. */
const lifetimeMs = 15 * 60_000;

type Environment = {
  storage: () => Storage;
  location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  now: () => number;
};

const browser: Environment = { storage: () => sessionStorage, location: globalThis.location, now: Date.now };

/**
 * Saves the current path in this tab before the browser leaves for the login service, if the page's URL is secret. A
 * secret URL must not appear in another URL, so the login service returns to the start page (`redactSecretUrl`), which
 * opens the saved path. Where storage is blocked, the user stays on the start page.
 * @param path the URL that the browser leaves for
 */
export function saveReturnPath(path: string, { storage, location, now }: Environment = browser): void {
  if (!isSecretUrl(location.pathname) || !/[?&]redirectUrl=%2F(?:&|$)/.test(path)) return;
  try {
    storage().setItem(key, JSON.stringify([now() + lifetimeMs, location.pathname + location.search]));
  } catch {
    // Storage is blocked: the user will return to the start page.
  }
}

/** Returns the saved path once, on the start page and within 15 minutes; otherwise null. */
export function consumeReturnPath({ storage, location, now }: Environment = browser): string | null {
  try {
    const [expiresAt, path]: unknown[] = JSON.parse(storage().getItem(key) ?? '[]');
    storage().removeItem(key);
    const isExpected = location.pathname === '/' && typeof expiresAt === 'number' && now() < expiresAt;
    if (!isExpected || typeof path !== 'string' || !isSecretUrl(path)) return null;
    const verdict = checkUrl(path, location.origin);
    return verdict.ok && !verdict.external ? verdict.path : null;
  } catch {
    return null;
  }
}
