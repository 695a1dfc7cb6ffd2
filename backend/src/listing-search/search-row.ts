import { daysBetween, localDateIn } from 'shared-contract/date/local-date';
import type { ListingDetail, ListingStatus } from 'shared-contract/listing/listing';
import { detailOf } from 'shared-contract/listing/listing';
import { featureSlug } from 'shared-contract/search/listing-facets';
import { squareMetresIn } from 'shared-contract/search/listing-search';
import type { SuburbCentre } from '../listings/listing-row.ts';
import { shownLocation } from '../listings/shown-location.ts';
import { searchWords } from '../suburbs/suburb-index.ts';

export type Open = { startAt: number; endAt: number; day: number; timeZone: string };

/** A listing as the search index reads it from the database. */
export type StoredListing = SuburbCentre & {
  id: string;
  status: ListingStatus;
  publishedAt: Date | null;
  headline: string;
  description: string;
  details: ListingDetail[];
  streetHidden: boolean;
  auctionAt: Date | null;
  forSale: boolean;
  forLease: boolean;
  salePriceCents: number | null;
  salePriceHidden: boolean;
  leasePriceCents: number | null;
  leasePriceHidden: boolean;
  propertyType: string;
  categorySlug: string;
  category: string;
  suburbSlug: string;
  suburb: string;
  streetAddress: string;
  bedrooms: number;
  baths: number;
  carSpaces: number;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
  opens: { startAt: string; endAt: string }[];
};

/** The same as what is searched: terms that many share, words, numbers. */
export type SearchRow = {
  id: string;
  publishedAt: number;
  terms: string[];
  suburb: string;
  words: Set<string>;
  salePrice: number | null;
  leasePrice: number | null;
  land: number | null;
  /** A day's number, see `dayNumber`. */
  availableOn: number | null;
  auctionAt: number | null;
  latitude: number | null;
  longitude: number | null;
  opens: Open[];
};

const publicStatuses: readonly ListingStatus[] = ['active', 'underOffer'];

/** Null for a listing that is not in public. */
export function searchRow(listing: StoredListing, featureNames: readonly string[]): SearchRow | null {
  const { details, timeZone, publishedAt } = listing;
  if (!publicStatuses.includes(listing.status) || !publishedAt) return null;
  const shown = (cents: number | null, hidden: boolean) => (hidden ? null : cents);
  const availableOn = detailOf(details, 'availabilityDate');
  const place = shownLocation(listing, !listing.streetHidden);
  return {
    id: listing.id,
    publishedAt: publishedAt.getTime(),
    terms: termsOf(listing, featureNames),
    suburb: listing.suburbSlug,
    words: wordsOf(listing, featureNames),
    // A hidden price never gets here, so that nothing can tell it (V22).
    salePrice: shown(listing.salePriceCents, listing.salePriceHidden),
    leasePrice: shown(listing.leasePriceCents, listing.leasePriceHidden),
    land: landOf(details),
    availableOn: typeof availableOn === 'string' ? dayNumber(availableOn) : null,
    auctionAt: listing.auctionAt?.getTime() ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    opens: listing.opens.map(({ startAt, endAt }) => {
      const start = new Date(startAt);
      const day = dayNumber(localDateIn(timeZone, start)) ?? 0;
      return { startAt: start.getTime(), endAt: Date.parse(endAt), day, timeZone };
    }),
  };
}

function termsOf(listing: StoredListing, featureNames: readonly string[]): string[] {
  const flag = (name: 'petsAllowed' | 'furnished' | 'smokingPermitted') =>
    detailOf(listing.details, name) === true ? [name] : [];
  return [
    ...(listing.forSale ? ['sale'] : []),
    ...(listing.forLease ? ['lease'] : []),
    ...(listing.status === 'underOffer' ? ['underOffer'] : []),
    ...(listing.auctionAt ? ['auction'] : []),
    `type:${listing.propertyType}`,
    `category:${listing.categorySlug}`,
    ...upTo('bedrooms', listing.bedrooms),
    ...upTo('baths', listing.baths),
    ...upTo('cars', listing.carSpaces),
    ...flag('petsAllowed'),
    ...flag('furnished'),
    ...flag('smokingPermitted'),
    ...featureNames.map((name) => `feature:${featureSlug(name)}`),
  ];
}

const mostRooms = 50;

/** `bedrooms:1`, `bedrooms:2`, …: each says at least that many. */
const upTo = (name: string, count: number) =>
  Array.from({ length: Math.min(count, mostRooms) }, (_, index) => `${name}:${index + 1}`);

/** What keywords look in. A hidden street is not found by its name. */
function wordsOf(listing: StoredListing, featureNames: readonly string[]): Set<string> {
  const { headline, description, category, suburb, streetHidden, streetAddress } = listing;
  const texts = [headline, description, category, suburb, streetHidden ? '' : streetAddress, ...featureNames];
  return new Set(keywordsIn(texts.join(' ')));
}

/** The words of a text as they are compared: `Pools & views` is found by `pool view`. */
export function keywordsIn(text: string): string[] {
  return searchWords(text.replaceAll(/<[^>]*>/g, ' '))
    .split(' ')
    .filter(Boolean)
    .map((word) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word));
}

const unitNames = { square: 9.290304, squareMeter: 1, acre: squareMetresIn.acre, hectare: squareMetresIn.ha } as const;

function landOf(details: readonly ListingDetail[]): number | null {
  const area = Number(detailOf(details, 'landArea') ?? 0);
  const unit = Object.entries(unitNames).find(([name]) => name === detailOf(details, 'landAreaUnit'))?.[1] ?? 1;
  return area > 0 ? area * unit : null;
}

/** Days since 1970 of a local date, or null for what is none. */
export function dayNumber(date: string): number | null {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date)) ? daysBetween('1970-01-01', date) : null;
}
