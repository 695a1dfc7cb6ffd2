import type { Page } from 'federation';
import { addresses } from 'shared-contract/page/addresses';
import { setDebugRedirectCookie } from 'shared-platform/host';
import { setSessionNotice } from '../session/session-notices.ts';
import { recordSignInRedirect, SignInNotPersisting } from '../session/sign-in-redirects.ts';
import type { Site } from '../site.ts';

/**
 * Resolves when the visitor may open the page. Pages are protected by default (SPEC §6). For a protected page without a
 * session, the browser goes to the login service, which returns to the same URL. The promise then never resolves. It
 * also never resolves when the session has ended, because the session-expired modal covers the page.
 * @throws SignInNotPersisting when earlier redirects did not sign the user in, or when the browser blocks cookies
 */
export async function requireAccess(
  site: Pick<Site, 'session' | 'leaveFor'>,
  access: Page['access'],
  url: URL,
): Promise<void> {
  if (access === 'public') return;
  const session = await site.session();
  if (access === 'guest' || session.status === 'signedIn') return;
  if (session.status === 'signedOut') {
    if (!recordSignInRedirect()) {
      setSessionNotice('signInNotPersisting', true);
      throw new SignInNotPersisting();
    }
    setDebugRedirectCookie(document, url.pathname);
    const path = url.pathname + url.search;
    const isOpenedByAddress = path === globalThis.location.pathname + globalThis.location.search;
    // The back button of the login service must not lead to this page, which would open the login service again.
    site.leaveFor(addresses.login(path), { replace: isOpenedByAddress });
  }
  return new Promise(() => {});
}
