import { createBrowserRouter, type HydrationState, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Site } from '../site.ts';
import { routeId } from './load-remote-page.ts';
import { cachedLoaderData, LoaderDataCache } from './loader-data-cache.ts';
import { previousPath } from './previous-path.ts';
import { routesByParent, siteRoutes } from './site-routes.tsx';
import { urlHash } from './url-hash.ts';

export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router of the site.
 * @param create React Router's function for a browser; tests pass `createMemoryRouter`
 * @param loaderData the loader data of the first page when the gateway has rendered it; the page's loaders do not run
 * again
 */
export function createSiteRouter(
  site: Site,
  create: typeof createBrowserRouter = createBrowserRouter,
  loaderData?: HydrationState['loaderData'],
): SiteRouter {
  const known = new Set(site.tables.known().flatMap((release) => release.pages.map((page) => routeId(release, page))));
  const routes = siteRoutes(site, () => router?.state);
  const [root] = routes;
  if (root) root.middleware = [(args, next) => beforeNavigation(args, next)];
  const cache = new LoaderDataCache();
  let router: SiteRouter | undefined;
  router = create(routes, loaderData && { hydrationData: { loaderData } });

  site.tables.onChange(() => {
    const fresh = site.tables.known().flatMap((release) => [...routesByParent(site, release)]);
    // Adds all routes of one parent in one call, because the router sorts all its routes after each call.
    for (const [parent, groups] of Map.groupBy(fresh, ([parent]) => parent)) {
      const children = groups.flatMap(([, routes]) => routes).filter(({ id = '' }) => !known.has(id));
      if (children.length > 0) router?.patchRoutes(parent, children);
    }
    // Opens the page whose navigation has failed because these tables were late. A new location also resets the
    // router's error boundary; `revalidate` would not.
    if (site.tables.isComplete() && site.tables.failure() && router?.state.errors)
      void router.navigate(router.state.location, { replace: true });
  });

  /**
   * Runs before each navigation. Caches the loader data of the page that the user leaves. Before another page opens, it
   * loads the whole document instead if that page should come from a new build (`FullLoad`). Otherwise it loads missing
   * page tables, so that the router can find the page.
   */
  async function beforeNavigation(
    { request, context, pattern }: Pick<LoaderFunctionArgs, 'request' | 'context' | 'pattern'>,
    next: () => Promise<unknown>,
  ) {
    const url = new URL(request.url);
    if (router) {
      const { location, loaderData, navigation } = router.state;
      context.set(urlHash, (navigation.location ?? location).hash);
      context.set(previousPath, location.pathname);
      context.set(cachedLoaderData, cache.get(navigation.location?.key));
      if (navigation.location) cache.set(location.key, loaderData);
    }
    const isNewPath = router?.state.initialized === true && router.state.location.pathname !== url.pathname;
    const path = url.pathname + url.search + context.get(urlHash);
    const isReturn = router !== undefined && history.state?.key === router.state.navigation.location?.key;
    if (isNewPath && site.fullLoad.claim()) await loadDocument(path);
    // The route of unknown URLs loads the tables itself.
    if (isNewPath && (pattern !== '*' || isReturn) && !site.tables.isComplete() && (await site.tables.loadInTime())) {
      // A redirect would add another entry to the history, without the position of this one.
      if (isReturn) await loadDocument(path);
      throw redirect(path);
    }
    return next();
  }

  /** Opens the path as a new document. The promise stays pending, so that the router renders nothing else. */
  function loadDocument(path: string): Promise<never> {
    site.leaveFor(path);
    return new Promise(() => {});
  }
  return router;
}
