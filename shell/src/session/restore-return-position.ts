import { returnPositionKey } from './save-return-position.ts';

/** How long a saved position is valid. */
const lifetimeMs = 15 * 60_000;

/**
 * Scrolls to where the user was before the sign-in, once, unless the user has scrolled since. React Router's
 * `ScrollRestoration` knows only the positions of its own history entries, and the return from the login service makes
 * a new one. Part of what loads for signed-in users.
 */
export function restoreReturnPosition(): void {
  try {
    const [savedAt, url, position]: unknown[] = JSON.parse(sessionStorage.getItem(returnPositionKey) ?? '[]');
    sessionStorage.removeItem(returnPositionKey);
    const isValid = typeof savedAt === 'number' && Date.now() - savedAt < lifetimeMs;
    if (!isValid || url !== location.pathname + location.search || typeof position !== 'number') return;
    if (scrollY === 0) scrollTo(0, position);
  } catch {
    // The browser blocks storage, or what is stored is damaged.
  }
}
