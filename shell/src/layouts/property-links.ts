import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  to: string;
  /**
   * The patterns of the paths on which the link is marked as current: the link's own path with all paths below it, and
   * the path of each page whose page table entry names the link's path as `activeNavPath`.
   */
  covers: readonly { path: string; end: boolean }[];
};

/** The links of one group, or links without a group. `id` is the HTML id of the group's heading. */
export type PropertySection = { id: string; group: string | undefined; links: PropertyLink[] };

/**
 * The groups in the order of the navigation. It is fixed here, so that the `order` of one page moves this page and not
 * its group. A group that only newer remotes know comes after these.
 */
const groups = ['market', 'renting', 'money', 'records', 'services'];

/** Links without a group are above all groups when their order is lower than this, otherwise below them. */
const firstOrderBelowGroups = 10;

/** Returns the links of a property's side navigation, sorted and in sections, from all remotes. */
export function propertySections(
  remotes: readonly Pick<RemoteRelease, 'pages'>[],
  propertyId: string,
): PropertySection[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  const entries = pages
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
  // The key is the group's name. It is true for the links above all groups, and false for those below.
  return [...Map.groupBy(entries, ({ group, order }) => group ?? order < firstOrderBelowGroups)]
    .sort(([a], [b]) => positionOf(a) - positionOf(b))
    .map(([key, members]) => ({
      // A name may contain spaces, an id may not.
      id: `pages-${encodeURIComponent(key)}`,
      group: typeof key === 'string' ? key : undefined,
      links: members.map(({ path, label }) => ({
        label,
        to: path.replace(':propertyId', encodeURIComponent(propertyId)),
        covers: [
          // `end: true` excludes the paths below. The overview needs it, because the paths of all pages are below its
          // path.
          { path, end: path === '/properties/:propertyId' },
          ...pages
            .filter(({ activeNavPath }) => activeNavPath === path)
            .map((page) => ({ path: page.path, end: true })),
        ],
      })),
    }));
}

function positionOf(key: string | boolean): number {
  if (key === true) return 0;
  return key ? groups.indexOf(key) + 1 || groups.length + 1 : groups.length + 2;
}

/**
 * Returns the link that is marked as current on this path. The link that the page itself names wins over a link whose
 * path is above that of the page: the offers on a listing are below "Listings", but belong to "Offers".
 */
export function findLink(sections: readonly PropertySection[], pathname: string): PropertyLink | undefined {
  const links = sections.flatMap((section) => section.links);
  const covering = (isMeant: (pattern: { end: boolean }) => boolean) =>
    links.find(({ covers }) => covers.some((pattern) => isMeant(pattern) && matchPath(pattern, pathname)));
  return covering(({ end }) => end) ?? covering(({ end }) => !end);
}
