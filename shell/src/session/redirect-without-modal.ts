import { addresses } from 'shared-contract/page/addresses';
import { allowUnload } from '../unsaved-work/allow-unload.ts';
import { recordSignInRedirect } from './sign-in-redirects.ts';

/** How long to wait for the modal. Its code may still be loading, and the first render may have only just started. */
export const modalTimeoutMs = 1000;

let isModalShown = false;

/** Records that the session-expired modal is on the screen. Returns a function that records that it has been closed. */
export function markModalShown(): () => void {
  isModalShown = true;
  return () => {
    isModalShown = false;
  };
}

/**
 * Navigates to `/auth/logout`, which returns to this page, when the modal has not appeared in time (SPEC §8). Returns a
 * function that cancels this.
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
