import { createBrowserRouter, type HydrationState, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Site } from '../site.ts';
import { routeId } from './load-remote-page.ts';
import { cachedLoaderData, LoaderDataCache } from './loader-data-cache.ts';
import { routesByParent, siteRoutes } from './site-routes.tsx';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * The router of the whole site.
 * @param create makes a browser's or a test's
 * @param loaderData what the gateway drew the first page with: it starts there, without loading anything
 */
export function createSiteRouter(
  site: Site,
  create: typeof createBrowserRouter = createBrowserRouter,
  loaderData?: HydrationState['loaderData'],
): SiteRouter {
  const known = new Set(site.tables.known().flatMap((release) => release.pages.map((page) => routeId(release, page))));
  const routes = siteRoutes(site, () => !router?.state.initialized);
  const [root] = routes;
  if (root) root.middleware = [(args, next) => beforeNavigation(args, next)];
  const kept = new LoaderDataCache();
  let router: SiteRouter | undefined;
  router = create(routes, loaderData && { hydrationData: { loaderData } });

  site.tables.onChange(() => {
    for (const release of site.tables.known()) {
      for (const [parent, children] of routesByParent(site, release)) {
        router?.patchRoutes(
          parent,
          children.filter(({ id = '' }) => !known.has(id)),
        );
      }
    }
  });

  /** A new build makes the next navigation a full load; and a path is only decided when every remote's table is known. */
  async function beforeNavigation(
    { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
    next: () => Promise<unknown>,
  ) {
    const url = new URL(request.url);
    if (router) {
      const { location, loaderData, navigation } = router.state;
      context.set(cachedLoaderData, kept.of(navigation.location?.key));
      if (navigation.location) kept.keep(location.key, loaderData);
    }
    const moves = router?.state.initialized === true && router.state.location.pathname !== url.pathname;
    if (moves && site.fullLoad.wanted()) {
      site.leaveFor(url.pathname + url.search);
      await new Promise(() => {});
    }
    if (moves && !site.tables.whole() && (await site.tables.load())) throw redirect(url.pathname + url.search);
    return next();
  }
  return router;
}
