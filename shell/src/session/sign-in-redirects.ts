/** At most this many automatic redirects in {@link windowMs} (c.60). */
const maxRedirects = 3;
const windowMs = 30_000;

const key = 'verandah-sign-in-redirects';

type Environment = { storage: () => Storage; now: () => number; cookieEnabled: () => boolean };

const browser: Environment = {
  storage: () => sessionStorage,
  now: Date.now,
  cookieEnabled: () => navigator.cookieEnabled,
};

/**
 * Records an automatic redirect of this tab to the login service. Returns false when the redirect must not happen,
 * because the browser does not keep the sign-in: after three redirects within 30 s, or when it blocks cookies. Where
 * only session storage is blocked, redirects cannot be counted and are allowed.
 */
export function recordSignInRedirect({ storage, now, cookieEnabled }: Environment = browser): boolean {
  if (!cookieEnabled()) return false;
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    const times = (Array.isArray(stored) ? stored : []).filter((time) => Math.abs(now() - time) < windowMs);
    if (times.length >= maxRedirects) return false;
    storage().setItem(key, JSON.stringify([...times, now()]));
  } catch {
    // Session storage is blocked, so redirects cannot be counted.
  }
  return true;
}

/** Forgets the recorded redirects, because the user wants to try again. */
export function clearSignInRedirects({ storage }: Environment = browser): void {
  try {
    storage().removeItem(key);
  } catch {
    // Session storage is blocked, so no redirect was recorded.
  }
}

/** Thrown when a page requires a sign-in that the browser does not keep. */
export class SignInNotPersisting extends Error {
  override readonly name = 'SignInNotPersisting';

  constructor() {
    super('Three redirects to the login service within 30 s did not sign the user in.');
  }
}
