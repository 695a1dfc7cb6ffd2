import { useAtomValue } from 'jotai';
import { type Session, sessionAtom, sessionStore } from './session.ts';
import { requireUser, type User } from './user.ts';

/** Returns the session, and renders again when it changes. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store: sessionStore });
}

/**
 * Returns the session as it is now. For loaders: on every page but public ones they run after the session is known.
 */
export const currentSession = (): Session => sessionStore.get(sessionAtom);

/**
 * Returns the signed-in user; under the session-expired modal, the user whose session ended. For pages that require a
 * user; where visitors are allowed, use {@link useSession}.
 * @throws UserUnavailable with code 401 without a signed-in user (SPEC §8)
 */
export function useUser(): User {
  return requireUser(useSession());
}
