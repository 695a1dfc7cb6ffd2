import type { ListingSearchQuery } from 'shared-contract/listing-search';
import { countBits } from './bitmap.ts';
import type { FoundSlots } from './found-slots.ts';
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
    const found: number[] = [];
    index.eachInSuburbs(places, (slot) => {
      if (conditions.every(({ holds }) => holds(slot))) found.push(slot);
    });
    return { list: new Uint32Array(found).sort().reverse() };
  }
  const all = suburbs.length > 0 ? index.inSuburbs(places) : index.everything();
  const bitmap = scratchBitmap(index.words);
  let count = 0;
  for (let to = index.words; to > 0 && count < enough; to -= blockWords) {
    const words = { from: Math.max(0, to - blockWords), to };
    bitmap.set(all.subarray(words.from, words.to), words.from);
    for (const { narrow } of conditions) narrow(bitmap, words);
    if (enough !== Number.POSITIVE_INFINITY) count += countBits(bitmap, words);
  }
  return { bitmap };
}

/** So many words of all the bitmaps a search needs are passed in the time it takes to look at one listing. */
const wordsPerListing = 8;

/** Narrowed at once: little enough to stay in the processor's cache, and not much more than it takes to find enough. */
const blockWords = 512;
