import type { ListingSearchQuery } from 'shared-contract/listing-search';
import { listingsPerPage, reachableListings } from 'shared-contract/listing-search';
import { type Bitmap, countBits, keepCommon, keepOthers, slotsDown } from './bitmap.ts';
import { matchListings, type Searched } from './match-listings.ts';
import { scratchCopy, withScratch } from './scratch-bitmaps.ts';
import { priceColumn } from './search-conditions.ts';
import type { Hit } from './search-index.ts';

export type FoundListings = { hits: Hit[]; total: number; capped: boolean };

/** One page of a search and how many there are in all, counted no further than can be reached. */
export function pageOfListings(searched: Searched, query: ListingSearchQuery): FoundListings {
  return withScratch(() => findPage(searched, query));
}

function findPage(searched: Searched, query: ListingSearchQuery): FoundListings {
  const found = matchListings(searched, query);
  const total = countBits(found);
  const from = (query.page - 1) * listingsPerPage;
  const to = Math.min(from + listingsPerPage, reachableListings, total);
  const slots = from < to ? slotsInOrder(searched, query, found, from, to) : [];
  const { index, now } = searched;
  return {
    hits: slots.map((slot) => index.hitOf(index.factsOf(slot).id, now)).filter((hit) => hit !== null),
    total: Math.min(total, reachableListings),
    capped: total > reachableListings,
  };
}

function slotsInOrder(searched: Searched, query: ListingSearchQuery, found: Bitmap, from: number, to: number) {
  const { index, now } = searched;
  switch (query.sort) {
    case 'newest':
      return query.surrounding && query.suburbs.length > 0
        ? chosenFirst(found, index.inSuburbs(query.suburbs), from, to)
        : newest(found, from, to);
    case 'price-asc':
      return priceColumn(index, query).ordered(found, 1, from, to);
    case 'price-desc':
      return priceColumn(index, query).ordered(found, -1, from, to);
    case 'land-desc':
      return index.land.ordered(found, -1, from, to);
    case 'inspection':
      return index.opens.ordered(found, now, from, to);
  }
}

/** The suburbs that were chosen, then those around them, each newest first (DOMAIN §2.2). */
function chosenFirst(found: Bitmap, chosen: Bitmap, from: number, to: number): number[] {
  const inside = scratchCopy(found);
  keepCommon(inside, chosen);
  const outside = scratchCopy(found);
  keepOthers(outside, chosen);
  const count = countBits(inside);
  return [
    ...newest(inside, from, Math.min(to, count)),
    ...(to > count ? newest(outside, Math.max(0, from - count), to - count) : []),
  ];
}

const newest = (found: Bitmap, from: number, to: number) => slotsDown(found, Math.max(to, 0)).slice(from);
