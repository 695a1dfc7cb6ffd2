import { atom, createStore } from 'jotai';
import type { AppUser, AuthUser } from 'shared-contract/user/session';
import type { UserFailure } from './error-catalogue.ts';

export type { AppUser, AuthUser };

/** Who is signed in, as every remote may know it. Never contains a token. */
export type Session =
  /** The first session request has not been answered yet (SPEC §4). */
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      user: AuthUser;
      appUser: AppUser;
      /** Always false (SPEC §6). */
      impersonating: false;
    }
  /**
   * Ended against the user's wish, for the `reason` of SPEC §8. The page stays on the screen under a modal, so its
   * `appUser` stays too. Without one, the user could not be loaded at all; `failure` says why.
   */
  | { status: 'ended'; reason: string; appUser?: AppUser | undefined; failure?: UserFailure | undefined };

const publishedAtom = atom<Session>({ status: 'notReady' });

/** The session, read-only. Belongs to {@link sessionStore}. */
export const sessionAtom = atom((get) => get(publishedAtom));

/** The jotai store of {@link sessionAtom}: one per page, whatever `Provider` a component renders under. */
export const sessionStore = createStore();

/** Changes the session for every component. For the host and for tests. */
export function publishSession(session: Session): void {
  sessionStore.set(publishedAtom, session);
}
