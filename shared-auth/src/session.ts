import { atom, createStore } from 'jotai';
import type { AppUser, AuthUser } from 'shared-contract/user/session';
import type { UserFailure } from './error-catalogue.ts';

export type { AppUser, AuthUser };

/** Who is signed in, as every remote may know it: facts, never a token. */
export type Session =
  /** Before the first session fetch has been answered (SPEC §4). */
  | { status: 'notReady' }
  | { status: 'signedOut' }
  | {
      status: 'signedIn';
      user: AuthUser;
      appUser: AppUser;
      /** SPEC §6: the flag is there, and nobody ever acts as somebody else. */
      impersonating: false;
    }
  /**
   * Over without the user's wish; `reason` is the text of SPEC §8. The page stands on under the modal, so its `appUser` stays
   * as well. Without one the user could not be loaded in the first place; `failure` says why.
   */
  | { status: 'ended'; reason: string; appUser?: AppUser | undefined; failure?: UserFailure | undefined };

const store = createStore();
const publishedAtom = atom<Session>({ status: 'notReady' });

/** Read-only: what the host published last. */
export const sessionAtom = atom((get) => get(publishedAtom));

/** The store of {@link sessionAtom}: one a page, whatever Provider stands above. */
export const sessionStore = store;

/** For the host and for tests. */
export function publishSession(session: Session): void {
  store.set(publishedAtom, session);
}
