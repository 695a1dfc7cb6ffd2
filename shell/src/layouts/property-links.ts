import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  group: string | undefined;
  to: string;
  /**
   * The patterns of the paths on which the link is marked as current: the link's own path with all paths below it, and
   * the path of each page whose page table entry names the link's path as `activeNavPath`.
   */
  covers: readonly { path: string; end: boolean }[];
};

/** Returns the links of a property's side navigation, sorted, from all remotes. */
export function propertyLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[], propertyId: string): PropertyLink[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return pages
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label, group }) => ({
      label,
      group,
      to: path.replace(':propertyId', encodeURIComponent(propertyId)),
      covers: [
        // `end: true` excludes the paths below. The overview needs it, because the paths of all pages are below its
        // path.
        { path, end: path === '/properties/:propertyId' },
        ...pages.filter(({ activeNavPath }) => activeNavPath === path).map((page) => ({ path: page.path, end: true })),
      ],
    }));
}

/** Returns the link that is marked as current on this path. */
export function findLink(links: readonly PropertyLink[], pathname: string): PropertyLink | undefined {
  return links.find(({ covers }) => covers.some((pattern) => matchPath(pattern, pathname)));
}
