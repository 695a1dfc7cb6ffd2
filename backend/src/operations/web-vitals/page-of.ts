/** The path of a page in the page table, such as `/listings/:listingId`, and its segments. */
export type KnownPage = { path: string; segments: readonly string[] };

export const knownPage = (path: string): KnownPage => ({ path, segments: segmentsOf(path) });

/**
 * Returns the page of an address, or null when no live page has it. So nothing that a client sends as a path is ever
 * stored: neither ids nor tokens, nor names.
 */
export function pageOf(pages: readonly KnownPage[], address: string): string | null {
  const wanted = segmentsOf(address);
  const found = pages.filter(({ segments }) => matches(segments, wanted));
  // `/properties/create` is nearer than `/properties/:propertyId`.
  found.sort((one, other) => parametersOf(one) - parametersOf(other));
  return found[0]?.path ?? null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

function matches(pattern: readonly string[], wanted: readonly string[]): boolean {
  const required = pattern.filter((segment) => !segment.endsWith('?')).length;
  if (wanted.length < required || wanted.length > pattern.length) return false;
  return wanted.every((segment, index) => pattern[index]?.startsWith(':') || pattern[index] === segment);
}

const parametersOf = ({ segments }: KnownPage) => segments.filter((segment) => segment.startsWith(':')).length;
