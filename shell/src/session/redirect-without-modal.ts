import { addresses } from 'shared-contract/page/addresses';
import { allowUnload } from '../unsaved-work/allow-unload.ts';
import { recordSignInRedirect } from './sign-in-redirects.ts';

/** How long the modal has to appear. Its code may still be loading, or the page may be rendering for the first time. */
export const modalTimeoutMs = 1000;

let isModalShown = false;

/** Records that the session-expired modal is visible. Returns a function that records that it has been closed. */
export function markModalShown(): () => void {
  isModalShown = true;
  return () => {
    isModalShown = false;
  };
}

/**
 * Waits for the session-expired modal. When it does not appear in time, navigates to `/auth/logout`, which leads back
 * to this page (SPEC §8). Does not navigate after too many redirects (`recordSignInRedirect`). Returns a function that
 * cancels the navigation.
 */
export function redirectWithoutModal(leaveFor: (path: string) => void): () => void {
  const timer = setTimeout(() => {
    if (isModalShown || !recordSignInRedirect()) return;
    allowUnload();
    const { pathname, search } = globalThis.location;
    leaveFor(addresses.logout(pathname + search));
  }, modalTimeoutMs);
  return () => clearTimeout(timer);
}
