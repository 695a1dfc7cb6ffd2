import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';

/** How the host leaves the page for the login service, and signs out. */
type SignInNavigation = { leaveFor: (path: string) => void; signOut: () => void };

let navigation: SignInNavigation = {
  leaveFor: (path) => location.assign(path),
  signOut: () => location.assign(addresses.logout()),
};

/** Replaces how {@link signIn}, {@link signUp} and {@link signOut} act. For the host and for tests. */
export function configureSignIn(own: Partial<SignInNavigation>): void {
  navigation = { ...navigation, ...own };
}

/**
 * Leaves for the login service, which returns to `returnTo`.
 * @param returnTo path and query on this site; the current page by default. Any other URL becomes the start page.
 */
export function signIn(returnTo?: string): void {
  navigation.leaveFor(addresses.login(safeReturnTo(returnTo)));
}

/** Like {@link signIn}, but opens the login service's page for new accounts. */
export function signUp(returnTo?: string): void {
  navigation.leaveFor(addresses.signUp(safeReturnTo(returnTo)));
}

/** Signs the user out on purpose: removes the user's data from every tab, then leaves for the login service. */
export function signOut(): void {
  navigation.signOut();
}

function safeReturnTo(returnTo = location.pathname + location.search): string {
  return safeReturnPath(returnTo, location.origin);
}
