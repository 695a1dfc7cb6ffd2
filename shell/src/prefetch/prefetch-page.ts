import { matchRoutes } from 'react-router';
import type { SiteRouter } from '../router/create-site-router.ts';
import { pageHandleOf } from '../router/page-handle.ts';
import type { Prefetch } from './prefetch-links.ts';

/** After this time a page may be prefetched again, because its data may have changed. */
const lifetimeMs = 20_000;
const maxRemembered = 500;

/**
 * Returns a function that prefetches what a URL's page needs. Within 20 s, it prefetches the code of a page only once,
 * and code and data of a URL only once.
 */
export function prefetchPage(router: Pick<SiteRouter, 'routes'>, now: () => number = Date.now): Prefetch {
  const startedAt = new Map<string, number>();

  return (url, what) => {
    const matches = matchRoutes(router.routes, url.pathname);
    const handle = pageHandleOf(matches?.map(({ route }) => route) ?? []);
    if (!handle?.prefetch) return;
    const last = matches?.at(-1);
    const key = what === 'code' ? `code ${last?.route.id}` : url.pathname + url.search;
    if (now() - (startedAt.get(key) ?? Number.NEGATIVE_INFINITY) < lifetimeMs) return;
    if (startedAt.size >= maxRemembered) startedAt.clear();
    startedAt.set(key, now());
    void handle.prefetch(url, last?.params ?? {}, what);
  };
}
