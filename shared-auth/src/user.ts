import { type UserFailure, userFailures } from './error-catalogue.ts';
import type { Session } from './session.ts';

/**
 * A person as pages show them. Resources refer to `id`, the id of the customer user. `firstName`, `email` and `phone`
 * are the contact user of SPEC §3. `phone` is in E.164, such as `+61491570006`; null without one.
 */
export type User = {
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  phone: string | null;
};

/** Thrown when a page needs a user and there is none. `code` and `message` are from SPEC §8. */
export class UserUnavailable extends Error {
  override readonly name = 'UserUnavailable';
  readonly code: number;

  constructor({ code, message }: UserFailure) {
    super(message);
    this.code = code;
  }
}

/**
 * Returns the user of a session. An ended session still has its user, for the pages under the session-expired modal.
 * @throws UserUnavailable with code 401 without a signed-in user, or with the reason why the user could not be loaded
 */
export function requireUser(session: Session): User {
  const appUser = 'appUser' in session && session.appUser;
  if (!appUser) throw new UserUnavailable(('failure' in session && session.failure) || userFailures.noUser);
  const { id, firstName, lastName, fullName, username, phone } = appUser;
  return { id, firstName, lastName, fullName, email: username, phone: phone ?? null };
}
