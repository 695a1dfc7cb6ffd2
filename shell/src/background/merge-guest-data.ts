import { guestStores } from 'shared-platform/host';
import { prefetchRemotePage } from '../router/load-remote-page.ts';
import type { Site } from '../site.ts';

/**
 * Merges what a visitor saved in this browser into the account of the user who has signed in, on whatever page that
 * was. The loaders of the pages that own the stores do the merge. What fails stays in the browser until the next page
 * tries again.
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
