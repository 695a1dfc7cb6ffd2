import { type Build, matchPage, type Page, type RemoteRelease, shellPages } from 'federation';

export type OwnedPage = Page & { remote: RemoteRelease | null };
export type Routes = { pages: OwnedPage[]; prefixes: Record<string, { prefixes: string[]; nav: NavItem[] }> };
type NavItem = { label: string; path: string; order: number; access: Page['access'] };

/** What the HTML needs to know of a build, made once per build. */
export function routesOf(build: Build): Routes {
  const remotes = Object.values(build.remotes);
  return {
    pages: [
      ...shellPages.map((page) => ({ ...page, remote: null })),
      ...remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote }))),
    ],
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
