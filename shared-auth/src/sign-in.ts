import { addresses } from 'shared-contract/page/addresses';
import { safeReturnPath } from 'shared-contract/page/safe-url';

/** Functions of the host: `leaveFor` navigates to the login service, `signOut` signs out. */
type SignInNavigation = { leaveFor: (path: string) => void; signOut: () => void };

let navigation: SignInNavigation = {
  leaveFor: (path) => location.assign(path),
  signOut: () => location.assign(addresses.logout()),
};

/** Sets the functions that {@link signIn}, {@link signUp} and {@link signOut} call. For the host and for tests. */
export function configureSignIn(own: Partial<SignInNavigation>): void {
  navigation = { ...navigation, ...own };
}

/**
 * Navigates to the login service. After the sign-in the user returns to `returnTo`.
 * @param returnTo path and query on this site; the current page by default. For any other URL, the user returns to the
 * start page.
 */
export function signIn(returnTo?: string): void {
  navigation.leaveFor(addresses.login(safeReturnTo(returnTo)));
}

/** Like {@link signIn}, but opens the login service's page for new accounts. */
export function signUp(returnTo?: string): void {
  navigation.leaveFor(addresses.signUp(safeReturnTo(returnTo)));
}

/** Signs the user out. The shell then removes the user's data from every tab and navigates to `/auth/logout`. */
export function signOut(): void {
  navigation.signOut();
}

function safeReturnTo(returnTo = location.pathname + location.search): string {
  return safeReturnPath(returnTo, location.origin);
}
