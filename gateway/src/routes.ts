import {
  type Build,
  incompatibilities,
  matchPage,
  type Page,
  type RemoteRelease,
  shellPages,
  type Visit,
} from 'federation';

/** `told` is what the browser is told of the page's remote. */
export type OwnedPage = Page & { remote: RemoteRelease | null; told: RemoteRelease | null };
export type Routes = { pages: OwnedPage[]; nav: Visit['nav']; integrity: string | null };

/**
 * What the HTML needs to know of a build, made once per build.
 * @param integrity of the file it was read from, if it is one
 */
export function routesOf(build: Build, integrity: string | null = null): Routes {
  const remotes = Object.values(build.remotes);
  return {
    pages: [
      ...shellPages.map((page) => ({ ...page, remote: null, told: null })),
      ...remotes.flatMap((remote) => {
        const needs = incompatibilities(remote, build.shell).length > 0 ? remote.needs : {};
        return remote.pages.map((page) => ({ ...page, remote, told: inShort(remote, page, needs) }));
      }),
    ],
    nav: remotes.flatMap(({ pages }) => pages.flatMap(mainNav)),
    integrity,
  };
}

export function ownerOf(routes: Routes, pathname: string): { page: OwnedPage; params: Record<string, string> } | null {
  return matchPage(routes.pages, pathname);
}

/**
 * The page's own row and its entry's hash are enough: those of the page's own files are in their tags, the rest comes with the
 * whole build. Needs that the shell does not meet are told, so that it says so instead of running the page.
 */
function inShort(
  { server: _ofTheGateway, ...remote }: RemoteRelease,
  row: Page,
  needs: RemoteRelease['needs'],
): RemoteRelease {
  const { entry } = remote.container;
  const facts = remote.files[entry];
  return {
    ...remote,
    pages: remote.pages.filter(({ path }) => path === row.path),
    exposes: remote.exposes[row.page] ? { [row.page]: noFiles } : {},
    needs,
    names: {},
    files: facts ? { [entry]: facts } : {},
  };
}

const noFiles = { js: [], css: [], shared: [] };

function mainNav({ path, nav, access }: Page): Visit['nav'] {
  if (nav?.in !== 'main') return [];
  return [{ label: nav.label, path: path.replaceAll(/\/:[^/]+/g, '') || '/', order: nav.order, access }];
}
