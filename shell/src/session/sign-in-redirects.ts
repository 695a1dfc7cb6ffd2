/** The maximum number of automatic redirects to the login service in {@link windowMs} (c.60). */
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
 * Records that this tab is about to redirect to the login service. Returns false when it must not redirect, because the
 * browser does not store the sign-in: there were three redirects within 30 s, or the browser blocks cookies. When the
 * browser blocks only session storage, redirects cannot be counted, so the function returns true.
 */
export function recordSignInRedirect({ storage, now, cookieEnabled }: Environment = browser): boolean {
  if (!cookieEnabled()) return false;
  try {
    const stored: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    const times = (Array.isArray(stored) ? stored : []).filter((time) => Math.abs(now() - time) < windowMs);
    if (times.length >= maxRedirects) return false;
    storage().setItem(key, JSON.stringify([...times, now()]));
  } catch {
    // The browser blocks session storage, so redirects cannot be counted.
  }
  return true;
}

/** Deletes the recorded redirects. Call it when the user wants to try again. */
export function clearSignInRedirects({ storage }: Environment = browser): void {
  try {
    storage().removeItem(key);
  } catch {
    // The browser blocks session storage, so no redirect was recorded.
  }
}

/** Thrown for a protected page when redirects to the login service do not sign the user in. */
export class SignInNotPersisting extends Error {
  override readonly name = 'SignInNotPersisting';

  constructor() {
    super('Three redirects to the login service within 30 s did not sign the user in.');
  }
}
