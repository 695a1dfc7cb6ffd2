import { guestStores } from 'shared-platform/host';
import { prefetchRemotePage } from '../router/load-remote-page.ts';
import type { Site } from '../site.ts';

/**
 * After sign-in, merges the data that a visitor saved in this browser into the account. Each page with such data names
 * its browser stores in the page table (`guestStores`) and merges them in its loader, so this function runs those
 * loaders. When a merge fails, the data stays in the browser, and the next page load tries again.
 */
export async function mergeGuestData(site: Site): Promise<void> {
  const stores = guestStores();
  if (stores.length === 0 || !(await site.tables.load())) return;
  for (const release of site.tables.known()) {
    for (const page of release.pages.filter((page) => page.guestStores?.some((id) => stores.includes(id)))) {
      await prefetchRemotePage(site, release, page, new URL(page.path, location.origin), {}, 'everything');
    }
  }
}
