import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { listingsPerPage, maxReachableListings } from 'shared-contract/search/listing-search';
import { countFound, eachFound, type FoundSlots, newestFound } from './found-slots.ts';
import { matchListings, type Searched } from './match-listings.ts';
import { withScratch } from './scratch-bitmaps.ts';
import { priceColumn, priceRange } from './search-conditions.ts';
import type { Hit } from './search-index.ts';

export type FoundListings = { hits: Hit[]; total: number; capped: boolean };

/** One page of a search and how many there are in all, counted no further than can be reached. */
export function pageOfListings(searched: Searched, query: ListingSearchQuery): FoundListings {
  return withScratch(() => findPage(searched, query));
}

function findPage(searched: Searched, query: ListingSearchQuery): FoundListings {
  // Beyond those that can be reached it is enough to know of one.
  const found = matchListings(searched, query, maxReachableListings + 1);
  const total = countFound(found);
  const from = (query.page - 1) * listingsPerPage;
  const to = Math.min(from + listingsPerPage, maxReachableListings, total);
  const slots = from < to ? slotsInOrder(searched, query, found, from, to) : [];
  const { index, now } = searched;
  return {
    hits: slots.map((slot) => index.hitIn(slot, now)),
    total: Math.min(total, maxReachableListings),
    capped: total > maxReachableListings,
  };
}

function slotsInOrder(searched: Searched, query: ListingSearchQuery, found: FoundSlots, from: number, to: number) {
  const { index, now } = searched;
  switch (query.sort) {
    case 'newest':
      return chosenComeFirst(query)
        ? chosenFirst(searched, query, found, to).slice(from)
        : newestFound(found, to).slice(from);
    case 'price-asc':
      return priceColumn(index, query).ordered(found, { direction: 1, ...priceRange(query) }, from, to);
    case 'price-desc':
      return priceColumn(index, query).ordered(found, { direction: -1, ...priceRange(query) }, from, to);
    case 'land-desc':
      return index.land.ordered(found, { direction: -1 }, from, to);
    case 'inspection':
      return index.opens.ordered(found, index.words, now, from, to);
  }
}

const chosenComeFirst = ({ surrounding, suburbs }: ListingSearchQuery) => surrounding && suburbs.length > 0;

/** The suburbs that were chosen, then those around them, each newest first (DOMAIN §2.2). */
function chosenFirst(searched: Searched, query: ListingSearchQuery, found: FoundSlots, to: number): number[] {
  const slots = newestFound(matchListings(searched, { ...query, surrounding: false }, to), to);
  if (slots.length === to) return slots;
  const chosen = new Set(slots);
  eachFound(found, (slot) => chosen.has(slot) || slots.push(slot) < to);
  return slots;
}
