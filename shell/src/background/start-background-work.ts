import type { SiteRouter } from '../router/create-site-router.ts';
import type { Site } from '../site.ts';
import { whenIdle } from './when-idle.ts';

/** How long work waits for an idle moment of the browser. After this time it runs anyway. */
const soon = { timeoutMs: 2000 };

/**
 * Starts work that the first render does not need: loads the page tables of the other remotes, merges guest data when a
 * user is signed in, and starts prefetching links.
 */
export function startBackgroundWork(document: Document, site: Site, router: SiteRouter): void {
  whenIdle(() => void site.tables.load(), soon);
  void site.session().then(({ status }) => {
    if (status === 'signedIn') whenIdle(() => void startMerge(site).catch(ignoreFailure), soon);
  });
  whenIdle(() => void loadPrefetching(document, site, router).catch(ignoreFailure), {
    afterLoadMs: 0,
    ...soon,
  });
}

async function startMerge(site: Site): Promise<void> {
  const { mergeGuestData } = await import('./background-work.ts');
  await mergeGuestData(site);
}

async function loadPrefetching(document: Document, site: Site, router: SiteRouter): Promise<void> {
  // Prefetching finds the page of a link in the page tables, so it starts when all tables are loaded.
  const [{ startPrefetching }] = await Promise.all([import('./background-work.ts'), site.tables.load()]);
  startPrefetching(document, router);
}

/** Ignores a failed download: the page works without this code, and the next page load tries again. */
function ignoreFailure(): void {}
