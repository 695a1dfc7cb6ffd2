import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  to: string;
  /**
   * The link is marked as current on these paths: its own path and everything below it, and the pages whose table row
   * names it as `activeNavPath`.
   */
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
        // The overview matches its exact path only, because the path of every page of a property starts with it.
        { path, end: path === '/properties/:propertyId' },
        ...pages.filter(({ activeNavPath }) => activeNavPath === path).map((page) => ({ path: page.path, end: true })),
      ],
    }));
}

/** Returns the link that is current on this path. */
export function findLink(links: readonly PropertyLink[], pathname: string): PropertyLink | undefined {
  return links.find(({ covers }) => covers.some((pattern) => matchPath(pattern, pathname)));
}
