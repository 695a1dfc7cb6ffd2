import { type UserFailure, userFailures } from './error-catalogue.ts';
import type { Session } from './session.ts';

/** What pages say of a person. `id` is the customer user's, the one resources refer to. */
export type User = { id: string; firstName: string; lastName: string; fullName: string; email: string };

/** Why there is no user; codes and messages of SPEC §8. */
export class UserUnavailable extends Error {
  override readonly name = 'UserUnavailable';
  readonly code: number;

  constructor({ code, message }: UserFailure) {
    super(message);
    this.code = code;
  }
}

/**
 * The signed-in user, or the last one while the end of the session stands over the page.
 * @throws UserUnavailable with code 401 when nobody is signed in, or with why the user could not be loaded (SPEC §8).
 */
export function requireUser(session: Session): User {
  const appUser = session.status === 'signedIn' || session.status === 'ended' ? session.appUser : undefined;
  if (!appUser) throw new UserUnavailable((session.status === 'ended' && session.failure) || userFailures.nobody);
  const { id, firstName, lastName, fullName, username } = appUser;
  return { id, firstName, lastName, fullName, email: username };
}
