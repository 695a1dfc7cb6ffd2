import { useQuery } from '@tanstack/react-query';
import { listingQuery } from '../../listing/listing-query.ts';

/**
 * Returns the queries of up to four listings, in the order of the ids. It calls four single hooks, because `useQueries`
 * would add 1 KB to the script that every visitor loads first.
 */
export function useListings(ids: readonly string[]) {
  const [first, second, third, fourth] = ids;
  const queries = [useListing(first), useListing(second), useListing(third), useListing(fourth)];
  return queries.slice(0, ids.length);
}

const useListing = (id: string | undefined) => useQuery({ ...listingQuery(id ?? ''), enabled: id !== undefined });
