import type { SiteRouter } from '../router/create-site-router.ts';
import { prefetchLinks, prefetchVisibleLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';

/** The delay between a navigation and the prefetch of visible links, so that the new page loads its own files first. */
const settleMs = 2_000;

/** Starts prefetching on hover, touch and focus, and of the visible links after each navigation. */
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
