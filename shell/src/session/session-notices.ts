import { atom, getDefaultStore, useAtomValue } from 'jotai';

/**
 * Facts about the session for which a page shows a notice.
 * - `serverUnreachable`: the session cannot be loaded or refreshed. Requests wait or fail, and a signed-in user stays
 *   signed in.
 * - `signedOutElsewhere`: the user has signed out in another tab or without a network, or another user has signed in.
 *   This tab must hide what it shows for the former user.
 * - `signInNotPersisting`: redirects to the login service did not sign the user in, because the browser does not store
 *   the sign-in.
 */
export type SessionNotice = 'serverUnreachable' | 'signedOutElsewhere' | 'signInNotPersisting';

const noticesAtom = atom<readonly SessionNotice[]>([]);

/** Shows or hides a notice. Does not change the others. */
export function setSessionNotice(notice: SessionNotice, isShown: boolean): void {
  getDefaultStore().set(noticesAtom, (shown) => [
    ...shown.filter((one) => one !== notice),
    ...(isShown ? [notice] : []),
  ]);
}

/** Returns true while the notice is shown. The component renders again when this changes. */
export function useSessionNotice(notice: SessionNotice): boolean {
  return useAtomValue(noticesAtom, { store: getDefaultStore() }).includes(notice);
}
