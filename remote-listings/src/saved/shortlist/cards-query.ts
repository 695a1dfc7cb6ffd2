import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listingSummary } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';

/** As many as one address holds. */
const mostIds = 100;

const path = '/api/listings/cards';

/** The cards of these listings, sold and leased ones too; those that are no longer public are missing. */
export function cardsQuery(ids: readonly string[]) {
  // One order, so that what is saved in another one is the same question.
  const sorted = [...ids].sort();
  return queryOptions({
    queryKey: ['listings', 'cards', ...sorted],
    async queryFn({ signal }) {
      const parts = Array.from({ length: Math.ceil(sorted.length / mostIds) }, (_, part) =>
        sorted.slice(part * mostIds, (part + 1) * mostIds),
      );
      const answers = await Promise.all(
        parts.map((part) => {
          const query = new URLSearchParams(part.map((id) => ['id[]', id]));
          return api.get(path, collectionOf(listingSummary), { query, signal });
        }),
      );
      return answers.flatMap(({ member }) => member);
    },
  });
}
