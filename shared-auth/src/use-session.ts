import { useSyncExternalStore } from 'react';
import { notReady, type Session, sessionAtom, sessionStore } from './session.ts';
import { requireUser, type User } from './user.ts';

/**
 * Returns the session; the component renders again when the session changes. A component that hydrates gets `notReady`
 * first, because the server rendered it so, even when the session is known by then.
 */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, currentSession, () => notReady);
}

const subscribe = (listener: () => void) => sessionStore.sub(sessionAtom, listener);

/** Returns the current session. For loaders: except on public pages, they run after the session is known. */
export const currentSession = (): Session => sessionStore.get(sessionAtom);

/**
 * Returns the signed-in user, or under the session-expired modal the user whose session ended. For pages that require a
 * user; pages that allow visitors use {@link useSession}.
 * @throws UserUnavailable with code 401 without a signed-in user (SPEC §8)
 */
export function useUser(): User {
  return requireUser(useSession());
}
