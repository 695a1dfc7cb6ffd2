import { type Build, matchPage, type Page, type RemoteRelease, shellPages, type Visit } from 'federation';

export type OwnedPage = Page & { remote: RemoteRelease | null };
export type Routes = { pages: OwnedPage[]; nav: Visit['nav']; integrity: string | null };

/**
 * What the HTML needs to know of a build, made once per build.
 * @param integrity of the file it was read from, if it is one
 */
export function routesOf(build: Build, integrity: string | null = null): Routes {
  const remotes = Object.values(build.remotes);
  return {
    pages: [
      ...shellPages.map((page) => ({ ...page, remote: null })),
      ...remotes.flatMap((remote) => remote.pages.map((page) => ({ ...page, remote }))),
    ],
    nav: remotes.flatMap(({ pages }) => pages.flatMap(mainNav)),
    integrity,
  };
}

export function ownerOf(routes: Routes, pathname: string): { page: OwnedPage; params: Record<string, string> } | null {
  return matchPage(routes.pages, pathname);
}

function mainNav({ path, nav, access }: Page): Visit['nav'] {
  if (nav?.in !== 'main') return [];
  return [{ label: nav.label, path: path.replaceAll(/\/:[^/]+/g, '') || '/', order: nav.order, access }];
}
