import type { SiteRouter } from '../router/create-site-router.ts';
import type { Stage } from '../router/stage.tsx';
import { drawAhead } from './draw-ahead.ts';
import { prefetchInSight, prefetchLinks } from './prefetch-links.ts';
import { prefetchPage } from './prefetch-page.ts';

/** A page that has just come has work of its own, and its visitor reads. */
const restMs = 2_000;

/** From now on what somebody is about to open is on its way before the click. */
export function startIntent(document: Document, router: SiteRouter, stage: Stage): void {
  const prefetch = prefetchPage(router, drawAhead(router, stage));
  prefetchLinks(document, prefetch);
  let resting: ReturnType<typeof setTimeout> | undefined;
  let seen: string | undefined;
  const rest = () => {
    const { navigation, location } = router.state;
    if (navigation.state !== 'idle' || location.key === seen) return;
    seen = location.key;
    clearTimeout(resting);
    resting = setTimeout(() => prefetchInSight(document, prefetch), restMs);
  };
  router.subscribe(rest);
  rest();
}
