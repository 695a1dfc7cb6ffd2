import type { Page } from 'federation';
import { addresses } from 'shared-contract/page/addresses';
import { noteDebugRedirect } from 'shared-platform/host';
import type { Site } from '../site.ts';

/**
 * Resolves when this visitor may open the page. Pages are closed by default (SPEC §6): a visitor leaves for the login
 * service, with the whole address to come back to, and then this never settles; neither does it when the session has
 * ended, because the modal takes over.
 */
export async function passAccess(
  site: Pick<Site, 'session' | 'leaveFor'>,
  access: Page['access'],
  url: URL,
): Promise<void> {
  if (access === 'public') return;
  const session = await site.session();
  if (access === 'guest' || session.status === 'signedIn') return;
  if (session.status === 'signedOut') {
    noteDebugRedirect(document, url.pathname);
    site.leaveFor(addresses.login(url.pathname + url.search));
  }
  return new Promise(() => {});
}
