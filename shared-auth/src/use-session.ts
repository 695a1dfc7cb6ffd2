import { useSyncExternalStore } from 'react';
import { notReady, type Session, sessionAtom, sessionStore } from './session.ts';
import { requireUser, type User } from './user.ts';

/**
 * Returns the session; the component renders again when the session changes. During hydration it returns `notReady`
 * first, even when the session is already known, because the server rendered the page with `notReady`.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => notReady);
}

const subscribe = (listener: () => void) => sessionStore.sub(sessionAtom, listener);

/** Returns the current session. For loaders: they run after the session is known, except those of public pages. */
export const currentSession = (): Session => sessionStore.get(sessionAtom);

/**
 * Returns the signed-in user. Under the session-expired modal it returns the user whose session has ended. For pages
 * that require a user; pages that allow visitors use {@link useSession}.
 * @throws UserUnavailable with code 401 without a signed-in user, or with the reason why the user could not be loaded
 * (SPEC §8)
 */
export function useUser(): User {
  return requireUser(useSession());
}
