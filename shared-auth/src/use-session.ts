import { useAtomValue } from 'jotai';
import { type Session, sessionAtom, sessionStore } from './session.ts';
import { requireUser, type User } from './user.ts';

/** Who is signed in; draws again when that changes. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store: sessionStore });
}

/** Who is signed in at this moment: for loaders, which run once that is known on every page but public ones. */
export const currentSession = (): Session => sessionStore.get(sessionAtom);

/**
 * The signed-in user; the last one while the end of the session stands over the page. For pages behind the guard; where a
 * visitor may be, use {@link useSession}.
 * @throws UserUnavailable with code 401 when nobody is signed in (SPEC §8).
 */
export function useUser(): User {
  return requireUser(useSession());
}
