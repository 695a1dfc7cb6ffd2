import { boundsOf } from 'shared-contract/place/map-bounds';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { ListingSearchQuery, MapBounds } from 'shared-contract/search/listing-search';
import { squareMetresIn } from 'shared-contract/search/listing-search';
import { addAll, type Bitmap, clearBit, eachSlotDown, hasBit, keepCommon, keepOthers, type Words } from './bitmap.ts';
import { isInside } from './polygon.ts';
import { scratchBitmap } from './scratch-bitmaps.ts';
import type { SearchIndex } from './search-index.ts';
import { dayNumber, keywordsIn } from './search-row.ts';
import type { SteppedColumn } from './stepped-column.ts';

/** One thing a search asks for. Of very many listings it is cheaper to ask all at once, of a few each by itself. */
export type Condition = {
  /** Leaves, in these words of a bitmap, the slots that meet it; false when that is none. */
  narrow: (found: Bitmap, words: Words) => boolean;
  holds: (slot: number) => boolean;
};

/** All a search asks for but the place. Bitmaps first, then what must be looked at one by one. */
export function conditionsOf(index: SearchIndex, query: ListingSearchQuery, now: number): Condition[] {
  const price = priceColumn(index, query);
  return [
    ...requiredTerms(query).map((term) => within(index.withTerm(term))),
    ...unwantedTerms(query).map((term) => outside(index.withTerm(term))),
    ...(query.categories.length > 0 ? [withinAny(index, query.categories)] : []),
    ...keywordsIn(query.keywords).map((word) => withKeyword(index, word)),
    ...(query.openSaturday ? [within(index.opens.onSaturday(index.words, now))] : []),
    ...priceConditions(price, query),
    ...landConditions(index.land, query),
    ...conditionsOfFacts(index, query, now),
  ];
}

/** The price a visitor sees of what is sought: a listing that is not for sale has no sale price, and so with rent. */
export function priceColumn(index: SearchIndex, { listingType }: ListingSearchQuery): SteppedColumn {
  if (listingType === undefined) return index.anyPrice;
  return listingType === 'sale' ? index.salePrice : index.leasePrice;
}

const within = (bitmap: Bitmap): Condition => ({
  narrow: (found, words) => keepCommon(found, bitmap, words),
  holds: (slot) => hasBit(bitmap, slot),
});

const outside = (bitmap: Bitmap): Condition => ({
  narrow: (found, words) => keepOthers(found, bitmap, words),
  holds: (slot) => !hasBit(bitmap, slot),
});

function withKeyword(index: SearchIndex, word: string): Condition {
  let bitmap: Bitmap | undefined;
  return {
    narrow(found, words) {
      bitmap ??= index.withWord(word);
      return keepCommon(found, bitmap, words);
    },
    holds: (slot) => index.hasWord(word, slot),
  };
}

function withinAny(index: SearchIndex, categories: readonly string[]): Condition {
  const bitmaps = categories.map((category) => index.withTerm(`category:${category}`));
  let any: Bitmap | undefined;
  return {
    narrow(found, words) {
      any ??= scratchBitmap(index.words);
      for (const bitmap of bitmaps) addAll(any, bitmap, words);
      return keepCommon(found, any, words);
    },
    holds: (slot) => bitmaps.some((bitmap) => hasBit(bitmap, slot)),
  };
}

function inRange(column: SteppedColumn, min: number | undefined, max: number | undefined): Condition {
  return {
    narrow: (found, words) => column.narrow(found, words, min, max),
    holds: (slot) => column.isInRange(slot, min, max),
  };
}

function priceConditions(price: SteppedColumn, query: ListingSearchQuery): Condition[] {
  if (query.priceMin === undefined && query.priceMax === undefined && !query.excludePriceWithheld) return [];
  const { min, max } = priceRange(query);
  return [inRange(price, min, max)];
}

/** In cents. */
export function priceRange({ priceMin, priceMax }: ListingSearchQuery) {
  const inCents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
  return { min: inCents(priceMin), max: inCents(priceMax) };
}

function landConditions(land: SteppedColumn, query: ListingSearchQuery): Condition[] {
  if (query.landMin === undefined && query.landMax === undefined) return [];
  const unit = squareMetresIn[query.landUnit];
  // What was entered in one unit is found by the same number of another: within a hundredth of a square metre.
  const metres = (area: number | undefined, slack: number) => (area === undefined ? area : area * unit + slack);
  return [inRange(land, metres(query.landMin, -0.01), metres(query.landMax, 0.01))];
}

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

function conditionsOfFacts(index: SearchIndex, query: ListingSearchQuery, now: number): Condition[] {
  const { auction, availableBy, publishedAfter, bounds, area } = query;
  const byDay = availableBy === undefined ? null : dayNumber(availableBy);
  const after = publishedAfter === undefined ? null : Date.parse(publishedAfter);
  const boxed = bounds ?? (area.length < 3 ? null : boundsOf(area));
  if (!auction && byDay === null && after === null && !boxed) return [];
  const { facts } = index;
  const holds = (slot: number) => {
    if (auction && !(facts.numberOf(slot, 'auctionAt') > now)) return false;
    // Without a day it is available already.
    if (byDay !== null && facts.numberOf(slot, 'availableOn') > byDay) return false;
    if (after !== null && !(facts.numberOf(slot, 'publishedAt') > after)) return false;
    if (!boxed) return true;
    const latitude = facts.numberOf(slot, 'latitude');
    const longitude = facts.numberOf(slot, 'longitude');
    return isWithin({ latitude, longitude }, boxed) && (area.length < 3 || isInside({ latitude, longitude }, area));
  };
  const narrow = (found: Bitmap, words: Words) => {
    let isAnyLeft = false;
    eachSlotDown(
      found,
      (slot) => {
        if (holds(slot)) isAnyLeft = true;
        else clearBit(found, slot);
        return true;
      },
      words,
    );
    return isAnyLeft;
  };
  return [{ narrow, holds }];
}

/** Nowhere is in no box. */
const isWithin = ({ latitude, longitude }: MapPoint, { south, west, north, east }: MapBounds) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;
