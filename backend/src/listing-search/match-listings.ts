import type { ListingSearchQuery } from 'shared-contract/listing-search';
import { type Bitmap, setBit } from './bitmap.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import { conditionsOf } from './search-conditions.ts';
import type { SearchIndex } from './search-index.ts';

/** What a search is made on: the copy in memory, the gazetteer, the clock. */
export type Searched = {
  index: SearchIndex;
  /** Suburbs around these, without them. */
  around: (slugs: readonly string[]) => readonly string[];
  now: number;
};

/** The slots a search finds: those of some suburbs one by one, a country all at once. */
export function matchListings({ index, around, now }: Searched, query: ListingSearchQuery): Bitmap {
  const conditions = conditionsOf(index, query, now);
  const { suburbs, surrounding } = query;
  const places = surrounding ? [...suburbs, ...around(suburbs)] : suburbs;
  // A bitmap's word is passed over as quickly as a listing is looked at.
  if (suburbs.length > 0 && index.countInSuburbs(places) < index.words) {
    const found = scratchBitmap(index.words);
    index.eachInSuburbs(places, (slot) => {
      if (conditions.every(({ holds }) => holds(slot))) setBit(found, slot);
    });
    return found;
  }
  const found = suburbs.length > 0 ? index.inSuburbs(places) : index.everything();
  for (const { narrow } of conditions) narrow(found);
  return found;
}
