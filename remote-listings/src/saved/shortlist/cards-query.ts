import { api, mergeMembers, resourceQuery } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** More ids would exceed the length limit of a URL. */
const maxIdsPerRequest = 100;

const path = '/api/listings/cards';
const cards = collectionOf(listingSummary);

/**
 * Fetches the cards of these listings, sold and leased ones included. Listings that are no longer public are missing.
 */
export function cardsQuery(ids: readonly string[]) {
  // Sorted, so that the order of saving does not change the cache key.
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
