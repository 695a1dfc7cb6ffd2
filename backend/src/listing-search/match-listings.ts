import type { ListingSearchQuery } from 'shared-contract/listing-search';
import { squareMetresIn } from 'shared-contract/listing-search';
import type { MapPoint } from 'shared-contract/map-point';
import { addAll, type Bitmap, clearBit, eachSlotDown, keepCommon, keepOthers } from './bitmap.ts';
import { isInside } from './polygon.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import type { SearchIndex } from './search-index.ts';
import { dayNumber, keywordsIn } from './search-row.ts';
import type { SteppedColumn } from './stepped-column.ts';

/** What a search is made on: the copy in memory, the gazetteer, the clock. */
export type Searched = {
  index: SearchIndex;
  /** Suburbs around these, without them. */
  around: (slugs: readonly string[]) => readonly string[];
  now: number;
};

/** The slots a search finds. Bitmaps first, then what must be looked at one by one. */
export function matchListings({ index, around, now }: Searched, query: ListingSearchQuery): Bitmap {
  const found = index.everything();
  for (const term of requiredTerms(query)) keepCommon(found, index.withTerm(term));
  for (const term of unwantedTerms(query)) keepOthers(found, index.withTerm(term));
  if (query.categories.length > 0) {
    const any = scratchBitmap(index.words);
    for (const category of query.categories) addAll(any, index.withTerm(`category:${category}`));
    keepCommon(found, any);
  }
  if (query.suburbs.length > 0) {
    const places = query.surrounding ? [...query.suburbs, ...around(query.suburbs)] : query.suburbs;
    keepCommon(found, index.inSuburbs(places));
  }
  for (const word of keywordsIn(query.keywords)) keepCommon(found, index.withWord(word));
  if (query.openSaturday) keepCommon(found, index.opens.onSaturday(index.words, now));
  const price = priceColumn(index, query);
  if (query.priceMin !== undefined || query.priceMax !== undefined) {
    price.keepRange(found, inCents(query.priceMin), inCents(query.priceMax));
  } else if (query.excludePriceWithheld) {
    price.keepKnown(found);
  }
  if (query.landMin !== undefined || query.landMax !== undefined) {
    const unit = squareMetresIn[query.landUnit];
    // What was entered in one unit is found by the same number of another: within a hundredth of a square metre.
    const metres = (area: number | undefined, slack: number) => (area === undefined ? area : area * unit + slack);
    index.land.keepRange(found, metres(query.landMin, -0.01), metres(query.landMax, 0.01));
  }
  keepWhere(found, index, query, now);
  return found;
}

/** The price a visitor sees of what is sought: a listing that is not for sale has no sale price, and so with rent. */
export function priceColumn(index: SearchIndex, { listingType }: ListingSearchQuery): SteppedColumn {
  if (listingType === undefined) return index.anyPrice;
  return listingType === 'sale' ? index.salePrice : index.leasePrice;
}

const inCents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);

function requiredTerms(query: ListingSearchQuery): string[] {
  const atLeast = (name: string, least: number | undefined) => (least ? [`${name}:${least}`] : []);
  return [
    ...(query.listingType ? [query.listingType] : []),
    ...(query.propertyType ? [`type:${query.propertyType}`] : []),
    ...atLeast('bedrooms', query.bedroomsMin),
    ...atLeast('baths', query.bathsMin),
    ...atLeast('cars', query.carSpacesMin),
    ...query.features.map((slug) => `feature:${slug}`),
    ...(query.petsAllowed ? ['petsAllowed'] : []),
    ...(query.furnished ? ['furnished'] : []),
    ...(query.smokingPermitted ? ['smokingPermitted'] : []),
    ...(query.auction ? ['auction'] : []),
  ];
}

function unwantedTerms(query: ListingSearchQuery): string[] {
  return [
    ...(query.excludeUnderOffer ? ['underOffer'] : []),
    // At most so many bedrooms, a studio above all, asks for a place to live in: land and shops have none either.
    ...(query.bedroomsMax === undefined ? [] : [`bedrooms:${query.bedroomsMax + 1}`, 'type:land', 'type:commercial']),
  ];
}

function keepWhere(found: Bitmap, index: SearchIndex, query: ListingSearchQuery, now: number): void {
  const { auction, availableBy, publishedAfter, bounds, area } = query;
  const byDay = availableBy === undefined ? null : dayNumber(availableBy);
  const after = publishedAfter === undefined ? null : Date.parse(publishedAfter);
  const boxed = bounds ?? boxAround(area);
  if (!auction && byDay === null && after === null && !boxed) return;
  eachSlotDown(found, (slot) => {
    const facts = index.factsOf(slot);
    const { latitude, longitude } = facts;
    const keeps =
      (!auction || (facts.auctionAt ?? 0) > now) &&
      // Without a day it is available already.
      (byDay === null || (facts.availableOn ?? 0) <= byDay) &&
      (after === null || facts.publishedAt > after) &&
      (!boxed ||
        (latitude !== null &&
          longitude !== null &&
          latitude >= boxed.south &&
          latitude <= boxed.north &&
          longitude >= boxed.west &&
          longitude <= boxed.east &&
          (area.length < 3 || isInside({ latitude, longitude }, area))));
    if (!keeps) clearBit(found, slot);
    return true;
  });
}

function boxAround(area: readonly MapPoint[]) {
  if (area.length < 3) return null;
  const latitudes = area.map(({ latitude }) => latitude);
  const longitudes = area.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  };
}
