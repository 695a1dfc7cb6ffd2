import { checkUrl } from 'shared-contract/page/safe-url';
import { isSecretUrl } from 'shared-contract/page/secret-url';

const key = 'verandah-return-path';
/** How long a saved path is valid. */
const lifetimeMs = 15 * 60_000;

type Environment = {
  storage: () => Storage;
  location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  now: () => number;
};

const browser: Environment = { storage: () => sessionStorage, location: globalThis.location, now: Date.now };

/**
 * Saves the current path in this tab when the page has a secret URL and the browser is leaving for the login service.
 * The login service leads back to a URL that it was given, and a secret URL must not be part of another URL. So it
 * leads back to the start page (`redactSecretUrl`), which then opens the saved path. When the browser blocks storage,
 * the user stays on the start page.
 * @param path the URL that the browser is about to open
 */
export function saveReturnPath(path: string, { storage, location, now }: Environment = browser): void {
  if (!isSecretUrl(location.pathname) || !/[?&]redirectUrl=%2F(?:&|$)/.test(path)) return;
  try {
    storage().setItem(key, JSON.stringify([now() + lifetimeMs, location.pathname + location.search]));
  } catch {
    // The browser blocks storage, so the user will come back to the start page.
  }
}

/** Returns the saved path and deletes it. Returns null on other pages than the start page, and after 15 minutes. */
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
