import { type Query, queryEntries } from '../client/request-url.ts';

/** The cache key of a resource or collection: its path with its query, such as `['/api/orders?page=2&status=paid']`. */
export type ResourceKey = readonly [address: string, part?: 'all pages'];

/** Returns the cache key of a resource. Sorts the parameters by name, so that equal requests share one cache entry. */
export function resourceKey(path: string, query?: Query): ResourceKey {
  const parameters = new URLSearchParams(queryEntries(query));
  parameters.sort();
  const search = parameters.toString();
  return [search === '' ? path : `${path}?${search}`];
}

/** True for the key of a resource or collection at this path or below it. */
export function isAtOrBelow(path: string, [address]: readonly unknown[]): boolean {
  return typeof address === 'string' && address.startsWith(path) && /^($|[?/])/.test(address.slice(path.length));
}

/** True for the key of data from the API. Other keys start with the name of their package. */
export function isResourceKey(key: readonly unknown[]): boolean {
  return isAtOrBelow('/api', key);
}
