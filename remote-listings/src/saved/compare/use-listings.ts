import { skipToken, useQuery } from '@tanstack/react-query';
import { listingQuery } from '../../listing/listing-query.ts';

/**
 * The answers for up to four listings, in their order. Four questions stand here because a hook for any number would be in the
 * shell's first script, 1 KB for every visitor.
 */
export function useListings(ids: readonly string[]) {
  const [first, second, third, fourth] = ids;
  const answers = [useListing(first), useListing(second), useListing(third), useListing(fourth)];
  return answers.slice(0, ids.length);
}

function useListing(id: string | undefined) {
  const query = listingQuery(id ?? '');
  return useQuery(id ? query : { ...query, queryFn: skipToken });
}
