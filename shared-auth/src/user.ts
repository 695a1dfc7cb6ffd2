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

/** @throws UserUnavailable with code 401 when nobody is signed in (SPEC §8). */
export function requireUser(session: Session): User {
  if (session.status !== 'signedIn') throw new UserUnavailable(userFailures.nobody);
  const { id, firstName, lastName, fullName, username } = session.appUser;
  return { id, firstName, lastName, fullName, email: username };
}
