import {
  type Build,
  matchPage,
  noShellFeatures,
  type Page,
  type RemoteRelease,
  shellPages,
  type Visit,
} from 'federation';

/**
 * A page with the release of its remote; null for the shell's pages. `clientRelease` is the part of this release that
 * the browser receives.
 */
export type RoutedPage = Page & { remote: RemoteRelease | null; clientRelease: RemoteRelease | null };
export type Routes = { pages: RoutedPage[]; nav: Visit['nav']; integrity: string | null; trust: Visit['trust'] };

/**
 * Returns the pages and the main navigation of a build. Call it once per build.
 * @param integrity the hash of the build file; null in development
 * @param trust what the shell needs to verify the next build; null in development and in previews
 */
export function routesOf(build: Build, integrity: string | null = null, trust: Visit['trust'] = null): Routes {
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
    trust,
  };
}

export function routeFor(
  routes: Routes,
  pathname: string,
): { page: RoutedPage; params: Record<string, string> } | null {
  return matchPage(routes.pages, pathname);
}

/**
 * Returns the part of a release that the browser needs for one page: only this page of the page table, and only the
 * hash of the entry file. The HTML contains the hashes of the page's other files in their tags, and the build file
 * contains everything else, such as the commit. `needs` is empty, because the gateway has already checked the versions
 * (`isolateIncompatible`).
 */
function trimForClient(
  { server: _gatewayOnly, builtWith: _forTools, ...remote }: RemoteRelease,
  row: Page,
): RemoteRelease {
  const { entry } = remote.container;
  const facts = remote.files[entry];
  return {
    ...remote,
    commit: '',
    builtAt: '',
    pages: remote.pages.filter(({ path }) => path === row.path),
    exposes: remote.exposes[row.page] ? { [row.page]: noFiles } : {},
    needs: {},
    names: {},
    features: noShellFeatures,
    files: facts ? { [entry]: facts } : {},
  };
}

const noFiles = { js: [], css: [], shared: [] };

function mainNav({ path, nav, access }: Page): Visit['nav'] {
  if (nav?.in !== 'main') return [];
  const { label, order, mode } = nav;
  return [{ label, path: path.replaceAll(/\/:[^/]+/g, '') || '/', order, mode, access }];
}
