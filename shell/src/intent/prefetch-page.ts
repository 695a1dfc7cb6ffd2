import { matchRoutes } from 'react-router';
import type { SiteRouter } from '../router/create-site-router.ts';
import { pageHandleOf } from '../router/page-handle.ts';
import type { Prefetch } from './prefetch-links.ts';

/** What was started so long ago is started again: its data may be old by then. */
const lifetimeMs = 20_000;
const mostRemembered = 500;

/** Finds the page that an address belongs to and starts what it needs, each once in a while. */
export function prefetchPage(router: Pick<SiteRouter, 'routes'>, now: () => number = Date.now): Prefetch {
  const started = new Map<string, number>();

  return (url, what) => {
    const matches = matchRoutes(router.routes, url.pathname);
    const handle = pageHandleOf(matches?.map(({ route }) => route) ?? []);
    if (!handle?.prefetch) return;
    const last = matches?.at(-1);
    const key = what === 'code' ? `code ${last?.route.id}` : url.pathname + url.search;
    if (now() - (started.get(key) ?? Number.NEGATIVE_INFINITY) < lifetimeMs) return;
    if (started.size >= mostRemembered) started.clear();
    started.set(key, now());
    void handle.prefetch(url, last?.params ?? {}, what);
  };
}
