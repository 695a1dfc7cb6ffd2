import { localDateIn } from 'shared-contract/date/local-date';
import type { MapPoint } from 'shared-contract/place/map-point';
import { squareMetresIn } from 'shared-contract/search/listing-search';
import { keywordsIn } from '../../words/keywords.ts';
import type { Search, SearchDocument } from '../listing-search.ts';

/** The rules of listing search in the simplest possible form, as the reference for every implementation. */

/** Returns all matching documents in the order of `search.sort`. */
export function findByBruteForce(documents: readonly SearchDocument[], search: Search, now: Date): SearchDocument[] {
  return documents
    .filter((document) => isFound(document, search, now))
    .sort((a, b) => compareKeys(search, now, a, b) || newestFirst(a, b));
}

/** In cents. A hidden price is null and matches no price filter (V22). */
export function priceOf({ salePriceCents, leasePriceCents }: SearchDocument, { listingType }: Search): number | null {
  if (listingType === undefined) return salePriceCents ?? leasePriceCents;
  return listingType === 'sale' ? salePriceCents : leasePriceCents;
}

function isFound(document: SearchDocument, search: Search, now: Date): boolean {
  const { listingType, propertyType, categories, features } = search;
  const suburbs = search.surrounding ? [...search.suburbs, ...search.around] : search.suburbs;
  return (
    (listingType !== 'sale' || document.forSale) &&
    (listingType !== 'lease' || document.forLease) &&
    (propertyType === undefined || document.propertyType === propertyType) &&
    (categories.length === 0 || categories.includes(document.category)) &&
    (suburbs.length === 0 || suburbs.includes(document.suburb)) &&
    isPriceFound(priceOf(document, search), search) &&
    document.bedrooms >= (search.bedroomsMin ?? 0) &&
    areBedroomsAtMost(document, search.bedroomsMax) &&
    document.baths >= (search.bathsMin ?? 0) &&
    document.carSpaces >= (search.carSpacesMin ?? 0) &&
    isLandFound(document.landSquareMetres, search) &&
    isFloorFound(document.floorSquareMetres, search) &&
    features.every((slug) => document.features.includes(slug)) &&
    (!search.petsAllowed || document.petsAllowed) &&
    (!search.furnished || document.furnished) &&
    (!search.smokingPermitted || document.smokingPermitted) &&
    (search.availableBy === undefined || (document.availableOn ?? '') <= search.availableBy) &&
    (!search.openSaturday || isOpenOnSaturday(document, now)) &&
    (!search.auction || (document.auctionAt !== null && document.auctionAt > now)) &&
    (!search.excludeUnderOffer || !document.underOffer) &&
    keywordsIn(search.keywords).every((word) => document.words.includes(word)) &&
    (search.publishedAfter === undefined || document.publishedAt.getTime() > Date.parse(search.publishedAfter)) &&
    isOnMap(document.location, search)
  );
}

function isPriceFound(cents: number | null, { priceMin, priceMax, excludePriceWithheld }: Search): boolean {
  if (priceMin === undefined && priceMax === undefined && !excludePriceWithheld) return true;
  return cents !== null && cents >= (priceMin ?? 0) * 100 && cents <= (priceMax ?? Number.POSITIVE_INFINITY) * 100;
}

function areBedroomsAtMost({ bedrooms, propertyType }: SearchDocument, most: number | undefined): boolean {
  return most === undefined || (bedrooms <= most && propertyType !== 'land' && propertyType !== 'commercial');
}

function isLandFound(area: number | null, { landMin, landMax, landUnit }: Search): boolean {
  if (landMin === undefined && landMax === undefined) return true;
  const unit = squareMetresIn[landUnit];
  const most = landMax === undefined ? Number.POSITIVE_INFINITY : landMax * unit + 0.01;
  return area !== null && area >= (landMin ?? 0) * unit - 0.01 && area <= most;
}

function isFloorFound(area: number | null, { floorMin, floorMax }: Search): boolean {
  if (floorMin === undefined && floorMax === undefined) return true;
  return area !== null && area >= (floorMin ?? 0) - 0.01 && area <= (floorMax ?? Number.POSITIVE_INFINITY) + 0.01;
}

function isOpenOnSaturday({ opens, timeZone }: SearchDocument, now: Date): boolean {
  const saturday = comingSaturday(localDateIn(timeZone, now));
  return opens.some(({ startAt, endAt }) => endAt > now && localDateIn(timeZone, startAt) === saturday);
}

function comingSaturday(today: string): string {
  const day = new Date(`${today}T00:00:00Z`);
  while (day.getUTCDay() !== 6) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

function isOnMap(location: MapPoint | null, { bounds, area }: Search): boolean {
  if (!bounds && area.length < 3) return true;
  if (!location) return false;
  const { latitude, longitude } = location;
  const isInBounds =
    !bounds ||
    (latitude >= bounds.south && latitude <= bounds.north && longitude >= bounds.west && longitude <= bounds.east);
  return isInBounds && (area.length < 3 || windingNumber(location, area) !== 0);
}

/** The winding number of a polygon around a point: 0 outside. An area that overlaps itself contains the overlap. */
function windingNumber({ latitude: y, longitude: x }: MapPoint, area: readonly MapPoint[]): number {
  return area.reduce((turns, to, index) => {
    const from = area.at(index - 1) ?? to;
    if (from.latitude > y === to.latitude > y) return turns;
    const crossing =
      from.longitude + ((y - from.latitude) / (to.latitude - from.latitude)) * (to.longitude - from.longitude);
    if (crossing < x) return turns;
    return turns + (to.latitude > from.latitude ? 1 : -1);
  }, 0);
}

function compareKeys(search: Search, now: Date, a: SearchDocument, b: SearchDocument): number {
  switch (search.sort) {
    case 'newest': {
      const isChosen = ({ suburb }: SearchDocument) => Number(search.suburbs.includes(suburb));
      return search.surrounding ? isChosen(b) - isChosen(a) : 0;
    }
    case 'price-asc':
      return ascending(priceOf(a, search), priceOf(b, search));
    case 'price-desc':
      return descending(priceOf(a, search), priceOf(b, search));
    case 'land-desc':
      return descending(a.landSquareMetres, b.landSquareMetres);
    case 'inspection':
      return ascending(nextOpenOf(a, now), nextOpenOf(b, now));
  }
}

export function nextOpenOf({ opens }: SearchDocument, now: Date): number | null {
  const coming = opens.filter(({ endAt }) => endAt > now).map(({ startAt }) => startAt.getTime());
  return coming.length === 0 ? null : Math.min(...coming);
}

/** Listings without the value come last in both directions. */
function ascending(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

const descending = (a: number | null, b: number | null) => (a === null || b === null ? ascending(a, b) : b - a);

export const newestFirst = (a: SearchDocument, b: SearchDocument) =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? -1 : 1);
