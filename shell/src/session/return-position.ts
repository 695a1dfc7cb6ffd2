import { addresses } from 'shared-contract/page/addresses';
import { isSecretUrl } from 'shared-contract/page/secret-url';

const key = 'verandah-return-position';
/** How long a saved position is valid. */
const lifetimeMs = 15 * 60_000;

type Environment = {
  storage: () => Storage;
  location: Pick<Location, 'pathname' | 'search'>;
  scrollY: () => number;
  now: () => number;
};

const browser: Environment = {
  storage: () => sessionStorage,
  location: globalThis.location,
  scrollY: () => globalThis.scrollY,
  now: Date.now,
};

/**
 * Saves the scroll position in this tab when the browser is leaving for the login service, which leads back to the
 * current page. It does not lead back to a secret URL, whose position is not saved.
 * @param path the URL that the browser is about to open
 */
export function saveReturnPosition(path: string, { storage, location, scrollY, now }: Environment = browser): void {
  const url = location.pathname + location.search;
  if (isSecretUrl(location.pathname) || ![addresses.login(url), addresses.signUp(url)].includes(path)) return;
  try {
    storage().setItem(key, JSON.stringify([now() + lifetimeMs, url, scrollY()]));
  } catch {
    // The browser blocks storage, so the user will come back to the top of the page.
  }
}

/** Returns the position that was saved for this page, and deletes it. Null on other pages, and after 15 minutes. */
export function consumeReturnPosition({ storage, location, now }: Environment = browser): number | null {
  try {
    const [expiresAt, url, position]: unknown[] = JSON.parse(storage().getItem(key) ?? '[]');
    storage().removeItem(key);
    const isValid = typeof expiresAt === 'number' && now() < expiresAt && url === location.pathname + location.search;
    return isValid && typeof position === 'number' ? position : null;
  } catch {
    // The browser blocks storage, or what is stored is damaged.
    return null;
  }
}
