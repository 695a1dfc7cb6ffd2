import { atom, getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';

/**
 * Facts about the session for which a page shows a notice.
 * - `serverUnreachable`: the session cannot be loaded or refreshed. Requests wait or fail, and a signed-in user stays
 *   signed in.
 * - `signedOutElsewhere`: the user has signed out in another tab or without a network, or another user has signed in.
 *   This tab must hide what it shows for the former user.
 * - `signInNotPersisting`: redirects to the login service did not sign the user in, because the browser does not store
 *   the sign-in.
 * - `signOutUnfinished`: redirects to `/auth/logout` did not finish the sign-out, because the browser does not receive
 *   the response's cookies.
 */
export type SessionNotice = 'serverUnreachable' | 'signedOutElsewhere' | 'signInNotPersisting' | 'signOutUnfinished';

const store = getDefaultStore();
const noticesAtom = atom<readonly SessionNotice[]>([]);

/** Shows or hides a notice. Does not change the others. */
export function setSessionNotice(notice: SessionNotice, isShown: boolean): void {
  store.set(noticesAtom, (shown) => [...shown.filter((one) => one !== notice), ...(isShown ? [notice] : [])]);
}

/**
 * Returns true while the notice is shown. The component renders again when this changes. During hydration it returns
 * false first, because the server renders without notices.
 */
export function useSessionNotice(notice: SessionNotice): boolean {
  return useSyncExternalStore(
    subscribe,
    () => store.get(noticesAtom).includes(notice),
    () => false,
  );
}

const subscribe = (listener: () => void) => store.sub(noticesAtom, listener);
