import { checkUrl } from 'shared-contract/page/safe-url';
import { isSecretUrl } from 'shared-contract/page/secret-url';

const name = 'verandah-way-back';
/** As long as a way through the login service may take. */
const lifetimeMs = 15 * 60_000;

type Surroundings = {
  storage: () => Storage;
  location: Pick<Location, 'pathname' | 'search' | 'origin'>;
  now: () => number;
};

const browser: Surroundings = { storage: () => sessionStorage, location: globalThis.location, now: Date.now };

/**
 * The way through the login service leads to the start page instead of a page whose address is a key (`withoutKey`). This tab
 * alone remembers which it was. Where storage is blocked the start page it is.
 * @param path where this document is left for
 */
export function noteWayBack(path: string, { storage, location, now }: Surroundings = browser): void {
  if (!isSecretUrl(location.pathname) || !/[?&]redirectUrl=%2F(?:&|$)/.test(path)) return;
  try {
    storage().setItem(name, JSON.stringify([now() + lifetimeMs, location.pathname + location.search]));
  } catch {
    // Then nobody remembers.
  }
}

/** The page to go on to from the start page, once; null for everybody else. */
export function takeWayBack({ storage, location, now }: Surroundings = browser): string | null {
  try {
    const [until, path]: unknown[] = JSON.parse(storage().getItem(name) ?? '[]');
    storage().removeItem(name);
    const isMeant = location.pathname === '/' && typeof until === 'number' && now() < until;
    if (!isMeant || typeof path !== 'string' || !isSecretUrl(path)) return null;
    const verdict = checkUrl(path, location.origin);
    return verdict.ok && !verdict.external ? verdict.path : null;
  } catch {
    return null;
  }
}
