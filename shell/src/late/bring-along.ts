import { visitorsStores } from 'shared-platform/host';
import { prefetchRemotePage } from '../router/load-remote-page.ts';
import type { Site } from '../site.ts';

/**
 * What somebody kept in this browser before signing in comes into the account now, whichever page that happened on. The pages
 * it belongs to know how; what fails stays in the browser, and the next page tries again.
 */
export async function bringAlong(site: Site): Promise<void> {
  const stores = visitorsStores();
  if (stores.length === 0 || !(await site.tables.load())) return;
  for (const release of site.tables.known()) {
    for (const page of release.pages.filter(({ guestStores: keeps }) => keeps?.some((id) => stores.includes(id)))) {
      await prefetchRemotePage(site, release, page, new URL(page.path, location.origin), {}, 'everything');
    }
  }
}
