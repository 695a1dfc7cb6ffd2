import { type Build, matchPage, type Page, type RemoteRelease, shellPages, type Visit } from 'federation';

/** `clientRelease` is the part of the remote's release that the browser gets with the page. */
export type RoutedPage = Page & { remote: RemoteRelease | null; clientRelease: RemoteRelease | null };
export type Routes = { pages: RoutedPage[]; nav: Visit['nav']; integrity: string | null };

/**
 * The routes and navigation of a build, computed once per build.
 * @param integrity of the file that the build was read from, if any
 */
export function routesOf(build: Build, integrity: string | null = null): Routes {
  const remotes = Object.values(build.remotes);
  return {
    pages: [
      ...shellPages.map((page) => ({ ...page, remote: null, clientRelease: null })),
      ...remotes.flatMap((remote) =>
        remote.pages.map((page) => ({ ...page, remote, clientRelease: trimForClient(remote, page) })),
      ),
    ],
    nav: remotes.filter(({ unsupported }) => !unsupported).flatMap(({ pages }) => pages.flatMap(mainNav)),
    integrity,
  };
}

export function routeFor(
  routes: Routes,
  pathname: string,
): { page: RoutedPage; params: Record<string, string> } | null {
  return matchPage(routes.pages, pathname);
}

/**
 * The page's own row and its entry's hash. The hashes of the page's own files are in their tags, and everything else is
 * in the build file. `needs` was compared here (`isolateIncompatible`), so the browser gets none.
 */
function trimForClient(
  { server: _gatewayOnly, builtWith: _forTools, ...remote }: RemoteRelease,
  row: Page,
): RemoteRelease {
  const { entry } = remote.container;
  const facts = remote.files[entry];
  return {
    ...remote,
    pages: remote.pages.filter(({ path }) => path === row.path),
    exposes: remote.exposes[row.page] ? { [row.page]: noFiles } : {},
    needs: {},
    names: {},
    features: noFeatures,
    files: facts ? { [entry]: facts } : {},
  };
}

const noFiles = { js: [], css: [], shared: [] };
const noFeatures = { layouts: [], guards: [], frames: [], navAreas: [] };

function mainNav({ path, nav, access }: Page): Visit['nav'] {
  if (nav?.in !== 'main') return [];
  return [{ label: nav.label, path: path.replaceAll(/\/:[^/]+/g, '') || '/', order: nav.order, access }];
}
