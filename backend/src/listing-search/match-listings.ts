import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { FoundBits, type FoundSlots, wordsPerListing } from './found-slots.ts';
import { conditionsOf } from './search-conditions.ts';
import type { SearchIndex } from './search-index.ts';

/** What a search is made on: the copy in memory, the gazetteer, the clock. */
export type Searched = {
  index: SearchIndex;
  /** Suburbs around these, without them. */
  around: (slugs: readonly string[]) => readonly string[];
  now: number;
};

/**
 * The slots a search finds: those of some suburbs one by one, a country by bitmaps. Of a country no more are looked for
 * than the newest that are enough, where not all are asked for.
 */
export function matchListings(
  { index, around, now }: Searched,
  query: ListingSearchQuery,
  enough = Number.POSITIVE_INFINITY,
): FoundSlots {
  const conditions = conditionsOf(index, query, now);
  const { suburbs, surrounding } = query;
  const places = surrounding ? [...suburbs, ...around(suburbs)] : suburbs;
  if (suburbs.length === 0) return new FoundBits(index.everything(), conditions).read(enough);
  let list = index.slotsInSuburbs(places, index.words / wordsPerListing);
  if (!list) return new FoundBits(index.inSuburbs(places), conditions).read(enough);
  for (const { holds } of conditions) list = thatHold(list, holds);
  return { list: list.sort().reverse() };
}

/** In place. */
function thatHold(slots: Uint32Array, holds: (slot: number) => boolean): Uint32Array {
  let count = 0;
  for (const slot of slots) if (holds(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
}
