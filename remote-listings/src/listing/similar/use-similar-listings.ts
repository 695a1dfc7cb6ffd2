import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import { similarQuery } from './similar-query.ts';

/**
 * Returns listings with a similar price, except `known` ones. When there are too few, listings with other prices
 * follow. Returns nothing until all have loaded, so that the layout does not shift.
 */
export function useSimilarListings(listing: Listing, count: number, known: ReadonlySet<string>) {
  const samePriceQuery = useQuery(similarQuery(listing, 'price'));
  const isOther = ({ id }: { id: string }) => !known.has(id);
  const samePrice = samePriceQuery.data?.member.filter(isOther) ?? [];
  const needsMore = samePriceQuery.isSuccess && samePrice.length < count;
  const anyPriceQuery = useQuery({ ...similarQuery(listing, 'any'), enabled: needsMore });
  if (!samePriceQuery.isSuccess || (needsMore && anyPriceQuery.isPending)) return [];
  const shownIds = new Set(samePrice.map(({ id }) => id));
  const more = needsMore
    ? (anyPriceQuery.data?.member.filter((one) => isOther(one) && !shownIds.has(one.id)) ?? [])
    : [];
  return [...samePrice, ...more].slice(0, count);
}
