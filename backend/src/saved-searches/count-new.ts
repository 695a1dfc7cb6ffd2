import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { maxCountedNew } from 'shared-contract/search/saved-search';
import { eachFound } from '../listing-search/found-slots.ts';
import { matchListings, type Searched } from '../listing-search/match-listings.ts';
import { withScratch } from '../listing-search/scratch-bitmaps.ts';

/** How many of a search's listings were published after that moment, to one more than is shown. The newest have the highest slots. */
export function countNew(searched: Searched, search: ListingSearchQuery, since: number): number {
  const { index } = searched;
  let found = 0;
  withScratch(() =>
    eachFound(matchListings(searched, search), (slot) => {
      if (index.facts.numberOf(slot, 'publishedAt') > since) found += 1;
      // In order, what comes after an older one is older still.
      else if (index.inOrder) return false;
      return found <= maxCountedNew;
    }),
  );
  return found;
}
