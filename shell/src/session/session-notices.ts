import { atom, getDefaultStore, useAtomValue } from 'jotai';

/**
 * Facts about the session that the page shows, besides who is signed in.
 * - `serverUnreachable`: the session cannot be refreshed; requests wait or fail, and the user stays signed in.
 * - `signedOutElsewhere`: another tab signed out, so this tab must not show what it rendered for that user.
 */
export type SessionNotice = 'serverUnreachable' | 'signedOutElsewhere';

const noticesAtom = atom<readonly SessionNotice[]>([]);

/** Shows or hides a notice. */
export function setSessionNotice(notice: SessionNotice, isShown: boolean): void {
  getDefaultStore().set(noticesAtom, (shown) => [
    ...shown.filter((one) => one !== notice),
    ...(isShown ? [notice] : []),
  ]);
}

/** Returns whether the notice is shown; the component renders again when that changes. */
export function useSessionNotice(notice: SessionNotice): boolean {
  return useAtomValue(noticesAtom, { store: getDefaultStore() }).includes(notice);
}
