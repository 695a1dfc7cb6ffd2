import { publishSession, sessionAtom, sessionStore } from '../session.ts';

/** The user of a test; everything else is derived from this. */
export type TestUser = { id: string; firstName: string; lastName: string; email: string; phone?: string | null };

/** Signs a user in without a server. Call {@link signOutForTest} afterwards. */
export function signInForTest({ id, firstName, lastName, email, phone = null }: TestUser): void {
  const iri = `/api/customer-users/${id}`;
  const fullName = `${firstName} ${lastName}`.trim();
  publishSession({
    status: 'signedIn',
    user: { '@id': iri, id, name: fullName, givenName: firstName, familyName: lastName, username: email },
    appUser: { '@id': iri, id, firstName, lastName, fullName, username: email, phone },
    impersonating: false,
  });
}

/** Ends the session under the page, as when the server refuses a refresh. */
export function endForTest(reason: string): void {
  const session = sessionStore.get(sessionAtom);
  publishSession({ status: 'ended', reason, ...(session.status === 'signedIn' && { appUser: session.appUser }) });
}

/** Makes the session that of a visitor. */
export function signOutForTest(): void {
  publishSession({ status: 'signedOut' });
}
