import { type Build, matchPage, type Page, type RemoteRelease } from 'federation';

export type OwnedPage = Page & { remote: RemoteRelease | null };
export type Routes = { pages: OwnedPage[]; prefixes: Record<string, { prefixes: string[]; nav: NavItem[] }> };
type NavItem = { label: string; path: string; order: number; access: Page['access'] };

/** Pages the shell itself draws (DESIGN §2). */
const shellPages: OwnedPage[] = [
  {
    path: '/unauthorized',
    page: 'unauthorized',
    layout: 'default',
    access: 'public',
    guards: [],
    title: 'Unauthorized',
    remote: null,
  },
  {
    path: '/settings',
    page: 'settings',
    layout: 'default',
    access: 'protected',
    guards: [],
    title: 'Settings',
    remote: null,
  },
  {
    path: '/settings/profile',
    page: 'profile',
    layout: 'default',
    access: 'protected',
    guards: [],
    title: 'Profile',
    remote: null,
  },
];

/** What the HTML needs to know of a build, made once per build. */
export function routesOf(build: Build): Routes {
  const remotes = Object.values(build.remotes);
  return {
    pages: [...shellPages, ...remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote })))],
    prefixes: Object.fromEntries(remotes.map((remote) => [remote.name, inShort(remote)])),
  };
}

export function ownerOf(routes: Routes, pathname: string): { page: OwnedPage; params: Record<string, string> } | null {
  return matchPage(routes.pages, pathname);
}

function inShort({ pages }: RemoteRelease) {
  const nav = pages.flatMap((page): NavItem[] =>
    page.nav?.in === 'main'
      ? [
          {
            label: page.nav.label,
            path: page.path.replaceAll(/\/:[^/]+/g, '') || '/',
            order: page.nav.order,
            access: page.access,
          },
        ]
      : [],
  );
  return { prefixes: [...new Set(pages.map((page) => page.path.split('/')[1] ?? ''))], nav };
}
