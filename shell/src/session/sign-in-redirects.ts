import { cookieArea, type StorageArea, webStorageArea } from 'shared-platform/host';

/** The maximum number of automatic redirects in {@link windowMs} that sign in or finish a sign-out (c.60). */
const maxRedirects = 3;
const windowMs = 30_000;

const key = 'verandah-sign-in-redirects';

type Environment = { areas: readonly StorageArea[]; now: () => number; cookieEnabled: () => boolean };

const browser: Environment = {
  areas: [
    webStorageArea(() => sessionStorage),
    cookieArea(
      () => document,
      () => location.protocol === 'https:',
    ),
  ],
  now: Date.now,
  cookieEnabled: () => navigator.cookieEnabled,
};

/**
 * Records that this tab is about to redirect to the login service, or to `/auth/logout` to finish a sign-out. Returns
 * false when it must not redirect, because the browser does not store the result: there were three redirects within 30
 * s, or the browser blocks cookies. Redirects are counted in session storage, or in a cookie when session storage is
 * blocked. A browser that stores neither cannot store a sign-in.
 */
export function recordSignInRedirect({ areas, now, cookieEnabled }: Environment = browser): boolean {
  if (!cookieEnabled()) return false;
  for (const area of areas) {
    try {
      const times = parseTimes(area.read(key)).filter((time) => Math.abs(now() - time) < windowMs);
      if (times.length >= maxRedirects) return false;
      area.write(key, JSON.stringify([...times, now()]));
      return true;
    } catch {
      // This storage is blocked. Try the next one.
    }
  }
  return false;
}

function parseTimes(text: string | null): number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.map(Number) : [];
  } catch {
    return [];
  }
}

/** Deletes the recorded redirects. Call it when the user wants to try again. */
export function clearSignInRedirects({ areas }: Environment = browser): void {
  for (const area of areas) {
    try {
      area.remove(key);
    } catch {
      // This storage is blocked, so no redirect is recorded there.
    }
  }
}

/** Thrown for a protected page when redirects to the login service do not sign the user in. */
export class SignInNotPersisting extends Error {
  override readonly name = 'SignInNotPersisting';

  constructor() {
    super('Three redirects to the login service within 30 s did not sign the user in.');
  }
}
