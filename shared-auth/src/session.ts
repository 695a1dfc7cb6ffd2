import { atom, createStore } from 'jotai';
import type { AppUser, AuthUser } from 'shared-contract/user/session';
import type { UserFailure } from './error-catalogue.ts';

export type { AppUser, AuthUser };

/** Who is signed in. Every remote may read it, so it never contains a token. */
export type Session =
  /** The first session request is still running (SPEC §4). */
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      user: AuthUser;
      appUser: AppUser;
      /** Always false, because impersonation is not built (SPEC §6). */
      impersonating: false;
    }
  /**
   * The session ended for the `reason` of SPEC §8, although the user did not sign out. The user's pages stay visible
   * under a modal and still need `appUser`. Without `appUser` the user could not be loaded; `failure` says why.
   */
  | { status: 'ended'; reason: string; appUser?: AppUser | undefined; failure?: UserFailure | undefined };

/**
 * The session during server rendering, and in a browser until the response to the first session request has arrived.
 */
export const notReady: Session = { status: 'notReady' };
const publishedAtom = atom<Session>(notReady);

/** The session as a read-only atom. It belongs to {@link sessionStore}. */
export const sessionAtom = atom((get) => get(publishedAtom));

/**
 * The jotai store of {@link sessionAtom}. There is one per document, so every component reads it, under any `Provider`.
 */
export const sessionStore = createStore();

/** Changes the session for every component. For the host and for tests. */
export function publishSession(session: Session): void {
  sessionStore.set(publishedAtom, session);
}
