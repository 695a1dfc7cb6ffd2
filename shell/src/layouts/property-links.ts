import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  to: string;
  /**
   * The paths on which the link is marked as current: its own path with all paths below it, and each page that names it
   * as `activeNavPath` in the page table.
   */
  covers: readonly { path: string; end: boolean }[];
};

/** Returns the links of a property's side navigation, sorted, from all remotes. */
export function propertyLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[], propertyId: string): PropertyLink[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return pages
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({
      label,
      to: path.replace(':propertyId', encodeURIComponent(propertyId)),
      covers: [
        // The link to the overview does not include the paths below it: every page of the property is below it.
        { path, end: path === '/properties/:propertyId' },
        ...pages.filter(({ activeNavPath }) => activeNavPath === path).map((page) => ({ path: page.path, end: true })),
      ],
    }));
}

/** Returns the link that is marked as current on this path. */
export function findLink(links: readonly PropertyLink[], pathname: string): PropertyLink | undefined {
  return links.find(({ covers }) => covers.some((pattern) => matchPath(pattern, pathname)));
}
