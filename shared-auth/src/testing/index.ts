import { publishSession, sessionAtom, sessionStore } from '../session.ts';

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
    impersonating: false,
  });
}

/** The session ends under the page, as when the server refuses a refresh. */
export function endForTest(reason: string): void {
  const session = sessionStore.get(sessionAtom);
  publishSession({ status: 'ended', reason, ...(session.status === 'signedIn' && { appUser: session.appUser }) });
}

/** A visitor, known to be one. */
export function signOutForTest(): void {
  publishSession({ status: 'signedOut' });
}
