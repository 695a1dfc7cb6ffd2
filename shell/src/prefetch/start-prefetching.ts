import type { SiteRouter } from '../router/create-site-router.ts';
import { prefetchLinks, prefetchVisibleLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';

/**
 * The delay before visible links are prefetched after a navigation, so that the files of the opened page load first.
 */
const settleMs = 2_000;

/**
 * Starts prefetching: code and data of the link that the user points at, touches or focuses, and after each navigation
 * the code of the visible links in the main content.
 */
export function startPrefetching(document: Document, router: SiteRouter): void {
  const prefetch = prefetchPage(router);
  prefetchLinks(document, prefetch);
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let lastKey: string | undefined;
  const onRouterState = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.key === lastKey) return;
    lastKey = location.key;
    clearTimeout(settleTimer);
    settleTimer = setTimeout(() => prefetchVisibleLinks(document, prefetch), settleMs);
  };
  router.subscribe(onRouterState);
  onRouterState();
}
