import { api, mergeMembers, resourceQuery } from 'shared-api';
import { foundListing } from 'shared-contract/search/found-listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** With more ids, the URL of a request would be too long. */
const maxIdsPerRequest = 100;

const path = '/api/listings/cards';
const cards = collectionOf(foundListing);

/**
 * Fetches the cards of these listings, also of sold and leased ones. Listings that are no longer public are missing in
 * the result.
 */
export function cardsQuery(ids: readonly string[]) {
  // Sorts the ids, so that the cache key does not depend on the order in which the listings were saved.
  const sorted = [...ids].sort();
  const parts = Array.from({ length: Math.ceil(sorted.length / maxIdsPerRequest) }, (_, part) =>
    sorted.slice(part * maxIdsPerRequest, (part + 1) * maxIdsPerRequest),
  );
  return resourceQuery(path, cards, {
    query: { 'id[]': sorted },
    select: ({ member }) => member,
    fetch: async ({ signal }) =>
      mergeMembers(
        await Promise.all(parts.map((part) => api.send({ method: 'GET', path, query: { 'id[]': part }, signal }))),
      ),
  });
}
