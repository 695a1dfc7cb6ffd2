import { addresses } from 'shared-contract/page/addresses';
import { signingOutCookie } from 'shared-contract/user/session';

/**
 * A deliberate sign-out on its way to the server. The browser remembers it in a cookie that only `/auth/logout` and a
 * new sign-in clear, so that a page opened later finishes it before a user is signed in.
 */
export type SignOut = {
  /** Remembers the sign-out and leaves for `/auth/logout`: at once, or when the network is back. */
  leave: () => void;
  /** True while the sign-out has not reached the server. */
  isUnfinished: () => boolean;
  /** Leaves for `/auth/logout` again, and returns to this page afterwards. */
  finish: () => void;
};

const maxAgeSeconds = 30 * 86_400;

/** Returns the sign-out of the browser. The server clears the cookie in whichever tab the next sign-in happens. */
export function browserSignOut(leaveFor: (path: string) => void): SignOut {
  const isUnfinished = () => ignoreBlocked(() => document.cookie.includes(`${signingOutCookie}=`)) ?? false;
  const go = (returnTo: string) => {
    if (navigator.onLine) leaveFor(addresses.logout(returnTo));
    // Offline, the browser would show its own error page.
    else addEventListener('online', () => isUnfinished() && go(returnTo), { once: true });
  };
  return {
    leave() {
      ignoreBlocked(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store's promise may settle after the page has gone.
        document.cookie = `${signingOutCookie}=1; Path=/; Max-Age=${maxAgeSeconds}; Secure; SameSite=Lax`;
      });
      go(addresses.search());
    },
    isUnfinished,
    finish: () => go(location.pathname + location.search),
  };
}

/** Where cookies are blocked, no user can be signed in either. */
function ignoreBlocked<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
