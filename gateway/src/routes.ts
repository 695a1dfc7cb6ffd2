import { type Build, matchPage, type Page, type RemoteRelease, shellPages, type Visit } from 'federation';

/** A page with the remote that owns it. `clientRelease` is the part of the release that the browser receives. */
export type RoutedPage = Page & { remote: RemoteRelease | null; clientRelease: RemoteRelease | null };
export type Routes = { pages: RoutedPage[]; nav: Visit['nav']; integrity: string | null };

/**
 * Derives routes and navigation from a build; once per build.
 * @param integrity hash of the build file, if there is one
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
 * Returns the part of a release that the browser needs for one page: the page's row and the hash of the entry. The tags
 * contain the hashes of the other files, and the build file everything else. `needs` was checked in the gateway
 * (`isolateIncompatible`), so the browser gets none.
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
