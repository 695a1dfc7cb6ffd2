import type { RemoteRelease } from 'federation';
import { matchPath } from 'react-router';

export type PropertyLink = {
  label: string;
  to: string;
  /** The pages it stands for: its own with what lies beneath it, and those that name it as the one they are under. */
  covers: readonly { path: string; end: boolean }[];
};

/** What the remotes add to the side navigation of a property, in their order. */
export function propertyLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[], propertyId: string): PropertyLink[] {
  const pages = remotes.flatMap((remote) => remote.pages);
  return pages
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({
      label,
      to: path.replace(':propertyId', encodeURIComponent(propertyId)),
      covers: [
        // Everything lies beneath the overview.
        { path, end: path === '/properties/:propertyId' },
        ...pages.filter(({ activeNavPath: under }) => under === path).map((page) => ({ path: page.path, end: true })),
      ],
    }));
}

/** The link of the page that is open. */
export function linkOf(links: readonly PropertyLink[], pathname: string): PropertyLink | undefined {
  return links.find(({ covers }) => covers.some((pattern) => matchPath(pattern, pathname)));
}
