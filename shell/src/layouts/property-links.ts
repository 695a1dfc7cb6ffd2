import type { RemoteRelease } from 'federation';

export type PropertyLink = { label: string; to: string /** Only the page itself counts as "here". */; end: boolean };

/** What the remotes add to the side navigation of a property, in their order. */
export function propertyLinks(remotes: readonly Pick<RemoteRelease, 'pages'>[], propertyId: string): PropertyLink[] {
  return remotes
    .flatMap(({ pages }) => pages)
    .flatMap(({ path, nav }) => (nav?.in === 'property' ? [{ path, ...nav }] : []))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label))
    .map(({ path, label }) => ({
      label,
      to: path.replace(':propertyId', encodeURIComponent(propertyId)),
      end: path === '/properties/:propertyId',
    }));
}
