import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { newListings } from 'shared-contract/search/new-listings';
import { savedSearchesPath } from './account-searches.ts';
import type { StoredSearch } from './guest-searches.ts';

/**
 * Counts the listings that were published since the user last viewed each search. Returns a map from each search's id
 * to its count. Sends one request for all searches.
 */
export function newListingsQuery(searches: readonly StoredSearch[]) {
  return queryOptions({
    queryKey: ['remote-listings', 'new-listings', ...searches.map(({ id, seenAt }) => `${id} ${seenAt}`)],
    async queryFn(): Promise<ReadonlyMap<string, number>> {
      const requested = searches.map(({ search, seenAt }) => ({ search, since: seenAt }));
      const { counts } = await api.post(`${savedSearchesPath}/new-listings`, { searches: requested }, newListings);
      return new Map(searches.map(({ id }, at) => [id, counts[at] ?? 0]));
    },
  });
}
