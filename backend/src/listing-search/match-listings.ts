import type { ListingSearchQuery } from 'shared-contract/listing-search';
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
  if (suburbs.length > 0 && index.countInSuburbs(places) < index.words / wordsPerListing) {
    let list = index.slotsInSuburbs(places);
    for (const { holds } of conditions) list = thatHold(list, holds);
    return { list: list.sort().reverse() };
  }
  const all = suburbs.length > 0 ? index.inSuburbs(places) : index.everything();
  return new FoundBits(all, conditions).read(enough);
}

/** In place. */
function thatHold(slots: Uint32Array, holds: (slot: number) => boolean): Uint32Array {
  let count = 0;
  for (const slot of slots) if (holds(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
}
