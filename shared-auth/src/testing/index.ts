import { publishSession } from '../session.ts';

/** Facts of a person; the rest is filled in. */
export type TestUser = { id: string; firstName: string; lastName: string; email: string };

/** Signs a person in for this test, without any server; call {@link signOutForTest} afterwards. */
export function signInForTest({ id, firstName, lastName, email }: TestUser): void {
  const address = `/api/customer-users/${id}`;
  const fullName = `${firstName} ${lastName}`.trim();
  publishSession({
    status: 'signedIn',
    user: { '@id': address, id, name: fullName, givenName: firstName, familyName: lastName, username: email },
    appUser: { '@id': address, id, firstName, lastName, fullName, username: email },
  });
}

/** A visitor, known to be one. */
export function signOutForTest(): void {
  publishSession({ status: 'signedOut' });
}
