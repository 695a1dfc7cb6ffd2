import type { Page } from 'federation';
import { addresses } from 'shared-contract/page/addresses';
import { setDebugRedirectCookie } from 'shared-platform/host';
import { recordSignInRedirect, SignInNotPersisting } from '../session/sign-in-redirects.ts';
import type { Site } from '../site.ts';

/**
 * Resolves when this visitor may open the page. Pages are protected by default (SPEC §6). A visitor without a session
 * is redirected to the login service, which returns to the same URL; the promise then stays pending. It also stays
 * pending when the session has ended, because the session-expired modal covers the page.
 * @throws SignInNotPersisting when redirecting again would not help
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
    if (!recordSignInRedirect()) throw new SignInNotPersisting();
    setDebugRedirectCookie(document, url.pathname);
    site.leaveFor(addresses.login(url.pathname + url.search));
  }
  return new Promise(() => {});
}
