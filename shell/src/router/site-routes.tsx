import type { Page, RemoteRelease } from 'federation';
import { data, type RouteObject, redirect } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { type LayoutName, layouts } from '../layouts/layouts.tsx';
import type { Site } from '../site.ts';
import type { SiteRouter } from './create-site-router.ts';
import { PageError } from './page-error.tsx';
import type { PageHandle } from './page-handle.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { remoteRoute } from './remote-route.tsx';
import { requireAccess } from './require-access.ts';
import { SignedInOnly } from './signed-in-only.tsx';
import { SiteFrame } from './site-frame.tsx';
import { urlHash } from './url-hash.ts';

/** Returns the id of the route that contains a page's route: the page's layout, or the frame `settings`. */
export function parentOf(page: Page): string {
  return page.frame === 'settings' ? settingsFrame : layoutId(page.layout);
}

const settingsFrame = 'frame settings';

function layoutId(name: LayoutName): string {
  return `layout ${name}`;
}

/** Returns the routes of one remote's pages, grouped by the id of the route that contains them. */
export function routesByParent(site: Site, release: RemoteRelease): Map<string, RouteObject[]> {
  const groups = Map.groupBy(release.pages, parentOf);
  return new Map([...groups].map(([parent, pages]) => [parent, pages.map((page) => remoteRoute(site, release, page))]));
}

/**
 * Returns all routes of the site, with the pages of the remotes that are loaded so far. The router adds the other pages
 * when their tables have loaded.
 * @param routerState the router's state; undefined while the router is being created, and on the server
 */
export function siteRoutes(site: Site, routerState: () => SiteRouter['state'] | undefined): RouteObject[] {
  const remote = new Map<string, RouteObject[]>();
  for (const release of site.tables.known()) {
    for (const [parent, routes] of routesByParent(site, release))
      remote.set(parent, [...(remote.get(parent) ?? []), ...routes]);
  }
  const childrenOf = (id: string, own: RouteObject[] = []) => [...own, ...(remote.get(id) ?? [])];
  const names = Object.keys(layouts) as LayoutName[];
  return [
    {
      id: 'site',
      element: <SiteFrame routerState={routerState} />,
      errorElement: <PageError />,
      children: names.map((name) => ({
        id: layoutId(name),
        element: layouts[name],
        errorElement: <PageError />,
        children: childrenOf(
          layoutId(name),
          name === 'default' ? shellRoutes(site, childrenOf(settingsFrame), () => !routerState()?.initialized) : [],
        ),
      })),
    },
  ];
}

function shellRoutes(site: Site, framed: RouteObject[], isFirstVisit: () => boolean): RouteObject[] {
  return [
    {
      path: addresses.unauthorized(),
      lazy: async () => {
        const { UnauthorizedPage } = await import('../pages/rare-pages.ts');
        return { Component: UnauthorizedPage };
      },
      hydrateFallbackElement: <PageSkeleton />,
      handle: handleOf('public', 'Unauthorized'),
    },
    {
      path: addresses.settings(),
      loader: () => redirect(addresses.settingsProfile()),
      hydrateFallbackElement: <PageSkeleton />,
    },
    {
      id: settingsFrame,
      lazy: async () => {
        const { SettingsFrame } = await import('../settings/settings-frame.tsx');
        return { Component: SettingsFrame };
      },
      errorElement: <PageError />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        {
          path: addresses.settingsProfile(),
          loader: async ({ request }) => {
            await requireAccess(site, 'protected', new URL(request.url));
            return null;
          },
          lazy: async () => {
            const { ProfilePage } = await import('../settings/profile-page.tsx');
            return {
              element: (
                <SignedInOnly access="protected">
                  <ProfilePage />
                </SignedInOnly>
              ),
            };
          },
          handle: handleOf('protected', 'Profile'),
          errorElement: <PageError />,
          hydrateFallbackElement: <PageSkeleton />,
        },
        ...framed,
      ],
    },
    {
      path: '*',
      loader: ({ request, context }) =>
        handleUnknownUrl(site, new URL(request.url), context.get(urlHash), isFirstVisit()),
      Component: PageSkeleton,
      handle: handleOf('public', 'Page Not Found'),
      errorElement: <PageError />,
      hydrateFallbackElement: <PageSkeleton />,
    },
  ];
}

function handleOf(access: PageHandle['access'], title: string): PageHandle {
  return { access, title };
}

/**
 * Handles a URL that no route matches. When page tables are missing, loads them and redirects to the same URL, so that
 * the router tries again. Otherwise, or when the gateway found no page for the first URL, throws a 404.
 * @throws NetworkFailure when the page tables cannot be loaded, or take longer than 2.5 s
 */
async function handleUnknownUrl(site: Site, url: URL, hash: string, isFirstVisit: boolean): Promise<never> {
  const isUnknownToGateway = isFirstVisit && site.visit.matched === null;
  if (!isUnknownToGateway && !site.tables.isComplete()) {
    if (!(await site.tables.loadInTime())) throw site.tables.failure();
    throw redirect(url.pathname + url.search + hash);
  }
  throw data(null, { status: 404, statusText: 'Page not found' });
}
