import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';

/** What the session's owner does on behalf of the buttons; the host replaces it when it starts. */
type SignInNavigation = { leaveFor: (path: string) => void; signOut: () => void };

let navigation: SignInNavigation = {
  leaveFor: (path) => globalThis.location.assign(path),
  signOut: () => globalThis.location.assign(addresses.logout()),
};

/** For the host and for tests. */
export function configureSignIn(own: Partial<SignInNavigation>): void {
  navigation = { ...navigation, ...own };
}

/** Leaves for the login service and comes back to `returnTo` (path and query; the present page when absent). */
export function signIn(returnTo?: string): void {
  navigation.leaveFor(addresses.login(returnPathOf(returnTo)));
}

/** Like {@link signIn}, on the login service's page for new people. */
export function signUp(returnTo?: string): void {
  navigation.leaveFor(addresses.signUp(returnPathOf(returnTo)));
}

/** A deliberate sign-out: this browser forgets the user in every tab, then the login service does. */
export function signOut(): void {
  navigation.signOut();
}

function returnPathOf(returnTo: string | undefined): string {
  const { pathname, search, origin } = globalThis.location;
  return safeReturnPath(returnTo ?? pathname + search, origin);
}
