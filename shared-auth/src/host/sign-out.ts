import { addresses } from 'shared-contract/page/addresses';
import { signingOutCookie } from 'shared-contract/user/session';

/**
 * A deliberate sign-out on its way to the server. Without a network it waits: the browser keeps a mark, which only
 * `/auth/logout` and a new sign-in take away, and the next page that finds it asks again before anybody is let in.
 */
export type SignOut = {
  /** Marks it and leaves for `/auth/logout`; offline it stays here. */
  leave: () => void;
  isUnfinished: () => boolean;
  /** Leaves again, and comes back to this page. */
  finish: () => void;
};

const month = 30 * 86_400;

/** The mark is a cookie, so that the server sees to it in whichever tab the sign-out or the next sign-in happens. */
export function browserSignOut(leaveFor: (path: string) => void): SignOut {
  const go = (returnTo: string) => {
    // Offline the way out would end on the browser's own error page.
    if (navigator.onLine) leaveFor(addresses.logout(returnTo));
  };
  return {
    leave() {
      quietly(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the page may be gone before the Cookie Store's promise settles.
        document.cookie = `${signingOutCookie}=1; Path=/; Max-Age=${month}; Secure; SameSite=Lax`;
      });
      go(addresses.search());
    },
    isUnfinished: () => quietly(() => document.cookie.includes(`${signingOutCookie}=`)) ?? false,
    finish: () => go(location.pathname + location.search),
  };
}

/** Where cookies are blocked nobody is signed in either. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
