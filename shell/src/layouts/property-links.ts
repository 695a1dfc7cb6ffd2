import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  to: string;
  /** The paths on which the link is current: its own with all below it, and pages with this `activeNavPath`. */
  covers: readonly { path: string; end: boolean }[];
};

/** The side navigation of a property: the links of all remotes, sorted. */
export function propertyLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[], propertyId: string): PropertyLink[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return pages
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({
      label,
      to: path.replace(':propertyId', encodeURIComponent(propertyId)),
      covers: [
        // Every page of a property is below the overview.
        { path, end: path === '/properties/:propertyId' },
        ...pages.filter(({ activeNavPath }) => activeNavPath === path).map((page) => ({ path: page.path, end: true })),
      ],
    }));
}

/** The link that is current on this path. */
export function findLink(links: readonly PropertyLink[], pathname: string): PropertyLink | undefined {
  return links.find(({ covers }) => covers.some((pattern) => matchPath(pattern, pathname)));
}
