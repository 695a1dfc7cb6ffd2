import { matchRoutes } from 'react-router';
import type { SiteRouter } from '../router/create-site-router.ts';
import { pageHandleOf } from '../router/page-handle.ts';
import type { DrawAhead } from './draw-ahead.ts';
import type { Prefetch } from './prefetch-links.ts';

/** What was started so long ago is started again: its data may be old by then. */
const lifetimeMs = 20_000;
const mostRemembered = 500;

/**
 * Finds the page that an address belongs to and starts what it needs, each once in a while.
 * @param drawAhead draws what was meant last, once everything is there; public pages alone, as only they may be drawn by anybody
 */
export function prefetchPage(
  router: Pick<SiteRouter, 'routes'>,
  drawAhead: DrawAhead = () => {},
  now: () => number = Date.now,
): Prefetch {
  const started = new Map<string, { at: number; coming: Promise<unknown> }>();
  let meant: string | undefined;

  return (url, what) => {
    const matches = matchRoutes(router.routes, url.pathname);
    const handle = pageHandleOf(matches?.map(({ route }) => route) ?? []);
    if (!handle?.prefetch) return;
    const last = matches?.at(-1);
    const key = what === 'code' ? `code ${last?.route.id}` : url.pathname + url.search;
    let start = started.get(key);
    if (!start || now() - start.at >= lifetimeMs) {
      if (started.size >= mostRemembered) started.clear();
      start = { at: now(), coming: handle.prefetch(url, last?.params ?? {}, what) };
      started.set(key, start);
    }
    if (what === 'code') return;
    meant = key;
    if (handle.access === 'public')
      void start.coming.then((data) => {
        if (meant === key && data !== undefined) drawAhead(url, data);
      });
  };
}
