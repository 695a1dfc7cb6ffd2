import { addresses } from 'shared-contract/page/addresses';
import {
  everyListing,
  type ListingSearchQuery,
  listingsPerPage,
  maxReachableListings,
} from 'shared-contract/search/listing-search';
import {
  type SearchFieldKind,
  type SearchFieldName,
  type SearchFields,
  searchFields,
} from 'shared-contract/search/search-fields';
import * as z from 'zod/mini';
import { printArea, printBounds, readArea, readBounds } from './area-text.ts';
import { categoriesOf, readSlugs, readSuburbs } from './slugs.ts';
import { printSpan, readSpan } from './span.ts';

export const searchLayout = z.enum(['list', 'split', 'map']);
export type SearchLayout = z.infer<typeof searchLayout>;

/** A whole search and how it is looked at. The address is its only home: what cannot be read from one is not remembered. */
export type Search = ListingSearchQuery & { layout: SearchLayout };

export const lastPage = Math.ceil(maxReachableListings / listingsPerPage);
const mostPrice = 999_999_999;
const mostRooms = 50;
const mostLand = 99_999_999;

type PathParameters = { listingType?: string; propertyType?: string; category?: string };

type FieldOfKind<Kind extends SearchFieldKind> = {
  [Name in SearchFieldName]: SearchFields[Name]['kind'] extends Kind ? Name : never;
}[SearchFieldName];
type Flag = FieldOfKind<'flag'>;

/** Page addresses have shorter names than the API's parameters. */
const flags = {
  surrounding: 'surrounding',
  petsAllowed: 'pets',
  furnished: 'furnished',
  smokingPermitted: 'smoking',
  openSaturday: 'saturday',
  auction: 'auction',
  excludeUnderOffer: 'excludeunderoffer',
  excludePriceWithheld: 'excludepricewithheld',
} as const satisfies Record<Flag, string>;
const flagNames = Object.keys(flags) as Flag[];

/** Reads a search from an address. Whatever is unknown, malformed or out of bounds is left out, never an error. */
export function readSearch(path: PathParameters, query: URLSearchParams): Search {
  const listingType = readWord('listingType', path.listingType);
  const propertyType = listingType && readWord('propertyType', path.propertyType);
  const price = readSpan(query.get('price'), mostPrice);
  const bedrooms = readSpan(query.get('bedrooms'), mostRooms);
  const land = readSpan(query.get('land'), mostLand, 'decimal');
  const hasLand = land.min !== undefined || land.max !== undefined;
  return {
    ...everyListing,
    listingType,
    propertyType,
    categories: categoriesOf(propertyType, [path.category ?? '', ...readSlugs(query.get('ptype'))]),
    suburbs: readSuburbs(query.get('suburb')),
    priceMin: price.min,
    priceMax: price.max,
    bedroomsMin: bedrooms.min,
    bedroomsMax: bedrooms.max,
    bathsMin: readLeast(query.get('baths')),
    carSpacesMin: readLeast(query.get('cars')),
    landMin: land.min,
    landMax: land.max,
    landUnit: hasLand ? readWord('landUnit', query.get('landunit')) : everyListing.landUnit,
    features: readSlugs(query.get('features')),
    ...readFlags(query),
    availableBy: readWord('availableBy', query.get('available')),
    keywords: readKeywords(query.get('keywords')),
    publishedAfter: readWord('publishedAfter', query.get('since')),
    bounds: readBounds(query.get('bounds')),
    area: readArea(query.get('area')),
    sort: readWord('sort', query.get('sort')),
    page: readPage(query.get('page')),
    layout: z.catch(searchLayout, 'list').parse(query.get('view')),
  };
}

/** The one address of a search: parameters in a fixed order, defaults left out, in Domain's style. */
export function searchAddress(search: Search): string {
  // By hand: URLSearchParams would write every comma as %2C. What people type is encoded by itself, the rest is harmless.
  const query = partsOf(search)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    .join('&');
  const path = pathOf(search);
  return query === '' ? path : `${path}?${query}`;
}

/** Whether an address says each part of its search as `searchAddress` would. What is no part of a search is left alone. */
export function isCanonical(
  search: Search,
  { pathname, search: query }: { pathname: string; search: string },
): boolean {
  const given = new URLSearchParams(query);
  const isSaid = ([name, value]: Part) => given.get(name) === (value === null ? null : decodeURIComponent(value));
  return pathname === pathOf(search) && partsOf(search).every(isSaid);
}

function pathOf({ listingType, propertyType, categories }: Search): string {
  return addresses.search({ listingType, propertyType, category: categories.length === 1 ? categories[0] : undefined });
}

type Part = [name: string, value: string | null];

function partsOf(search: Search): Part[] {
  const inPath = search.propertyType !== undefined && search.categories.length <= 1;
  return [
    ['suburb', search.suburbs.join(',') || null],
    ['ptype', inPath ? null : search.categories.join(',') || null],
    ['price', printSpan({ min: search.priceMin, max: search.priceMax })],
    ['bedrooms', printSpan({ min: search.bedroomsMin, max: search.bedroomsMax })],
    ['baths', printSpan({ min: search.bathsMin, max: undefined })],
    ['cars', printSpan({ min: search.carSpacesMin, max: undefined })],
    ['land', printSpan({ min: search.landMin, max: search.landMax })],
    ['landunit', search.landUnit === everyListing.landUnit ? null : search.landUnit],
    ['features', search.features.join(',') || null],
    ...flagNames.map((field): Part => [flags[field], search[field] ? '1' : null]),
    ['available', search.availableBy ?? null],
    ['keywords', search.keywords === '' ? null : encodeURIComponent(search.keywords)],
    ['since', search.publishedAfter ?? null],
    ['bounds', printBounds(search.bounds)],
    ['area', printArea(search.area)],
    ['sort', search.sort === everyListing.sort ? null : search.sort],
    ['view', search.layout === 'list' ? null : search.layout],
    ['page', search.page === 1 ? null : String(search.page)],
  ];
}

/** The search after a change of its filters: it starts at its first page again. */
export function refined(search: Search, change: Partial<Search>): Search {
  return { ...search, page: 1, ...change };
}

function readFlags(query: URLSearchParams): Record<Flag, boolean> {
  const pairs = flagNames.map((field) => [field, /^(?:1|true)$/.test(query.get(flags[field]) ?? '')]);
  return Object.fromEntries(pairs) as Record<Flag, boolean>;
}

/** A value that is written as it is; the default for one that the field's schema rejects. */
function readWord<Name extends FieldOfKind<'word'>>(name: Name, text: string | null | undefined): Search[Name] {
  const result = z.safeParse(searchFields[name].schema, text ?? undefined);
  return (result.success ? result.data : everyListing[name]) as Search[Name];
}

/** `1-any`: at least that many. None at all is no filter. */
function readLeast(text: string | null): number | undefined {
  return readSpan(text, mostRooms).min || undefined;
}

function readKeywords(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
}

function readPage(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), lastPage) : 1;
}
