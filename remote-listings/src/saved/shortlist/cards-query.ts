import { api, mergeMembers, resourceQuery } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** More ids would make the address of a request too long. */
const maxIdsPerRequest = 100;

const path = '/api/listings/cards';
const cards = collectionOf(listingSummary);

/** The cards of these listings, sold and leased ones too; those that are no longer public are missing. */
export function cardsQuery(ids: readonly string[]) {
  // Sorted, so that the order in which listings were saved makes no new request.
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
