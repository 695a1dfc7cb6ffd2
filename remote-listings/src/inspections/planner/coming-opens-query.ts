import { api, mergeMembers, resourceQuery } from 'shared-api';
import { listingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** The maximum number of listings in a request. */
const maxPerRequest = 100;

const path = '/api/listing-opens';
const opens = collectionOf(listingOpen);

/** Fetches the open homes of these listings that are not over. */
export function comingOpensQuery(listingIds: readonly string[]) {
  // Sorts the ids, so that the cache key does not depend on the order in which the listings were saved.
  const sorted = [...listingIds].sort();
  const parts = Array.from({ length: Math.ceil(sorted.length / maxPerRequest) }, (_, part) =>
    sorted.slice(part * maxPerRequest, (part + 1) * maxPerRequest),
  );
  return resourceQuery(path, opens, {
    query: { 'listing[]': sorted },
    select: ({ member }) => member,
    fetch: async ({ signal }) =>
      mergeMembers(
        await Promise.all(parts.map((part) => api.send({ method: 'GET', path, query: { 'listing[]': part }, signal }))),
      ),
  });
}
