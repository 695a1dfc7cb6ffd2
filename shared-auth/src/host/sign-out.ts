import { addresses } from 'shared-contract/page/addresses';
import { signingOutMark } from 'shared-contract/user/session';

/**
 * A sign-out by the user that the server may not know about yet. A cookie records it until `/auth/logout` or a new
 * sign-in clears the cookie. A page that is opened later finishes the sign-out before it signs in a user.
 */
export type SignOut = {
  /** Records the sign-out and navigates to `/auth/logout`: at once, or when the network is back. */
  leave: () => void;
  /** True while the sign-out has not reached the server. */
  isUnfinished: () => boolean;
  /**
   * Navigates to `/auth/logout` again, which returns to this page. Returns false when it does not navigate, because
   * earlier redirects did not clear the cookie.
   */
  finish: () => boolean;
};

/**
 * Returns the sign-out of this browser, which all tabs share through a cookie.
 * @param mayRedirect records a redirect that finishes the sign-out; returns false when there were too many
 */
export function browserSignOut(leaveFor: (path: string) => void, mayRedirect: () => boolean): SignOut {
  const { start, cookie } = signingOutMark(location.origin);
  const isUnfinished = () => ignoreBlocked(() => document.cookie.includes(start)) ?? false;
  const go = (returnTo: string) => {
    if (navigator.onLine) leaveFor(addresses.logout(returnTo));
    // Offline, the navigation would end at the browser's own error page, so it waits for the network.
    else addEventListener('online', () => isUnfinished() && go(returnTo), { once: true });
  };
  return {
    leave() {
      ignoreBlocked(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store's promise may settle after the page has gone.
        document.cookie = cookie;
      });
      go(addresses.search());
    },
    isUnfinished,
    finish() {
      const isAllowed = mayRedirect();
      if (isAllowed) go(location.pathname + location.search);
      return isAllowed;
    },
  };
}

/** Returns undefined where cookies are blocked; there, no user can be signed in. */
function ignoreBlocked<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
