import { addresses } from 'shared-contract/page/addresses';
import * as z from 'shared-contract/schema';
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
import { dropInapplicable } from './applicable-filters.ts';
import { formatArea, formatBounds, parseArea, parseBounds } from './map-area-params.ts';
import { formatRange, parseRange } from './number-range.ts';
import { allowedCategories, parseSlugs, parseSuburbSlugs } from './slugs.ts';

export const searchLayout = z.enum(['list', 'split', 'map']);
export type SearchLayout = z.infer<typeof searchLayout>;

/** A search and the layout of its results. The URL of the search page contains both. */
export type Search = ListingSearchQuery & { layout: SearchLayout };

export const lastPage = Math.ceil(maxReachableListings / listingsPerPage);
const maxPrice = 999_999_999;
const maxRooms = 50;
const maxArea = 99_999_999;

type PathParameters = { listingType?: string; propertyType?: string; category?: string };

type FieldOfKind<Kind extends SearchFieldKind> = {
  [Name in SearchFieldName]: SearchFields[Name]['kind'] extends Kind ? Name : never;
}[SearchFieldName];
type Flag = FieldOfKind<'flag'>;

/** The URL parameters of the on/off filters. They are shorter than the names that the API uses. */
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

/** Parses any URL as a search. Ignores unknown parameters and values that are malformed or out of range. */
export function parseSearch(path: PathParameters, query: URLSearchParams): Search {
  const listingType = parseValue('listingType', path.listingType);
  const propertyType = listingType && parseValue('propertyType', path.propertyType);
  const price = parseRange(query.get('price'), maxPrice);
  const bedrooms = parseRange(query.get('bedrooms'), maxRooms);
  const land = parseRange(query.get('land'), maxArea, 'decimal');
  const floor = parseRange(query.get('floor'), maxArea, 'decimal');
  const hasLand = land.min !== undefined || land.max !== undefined;
  return {
    ...everyListing,
    listingType,
    propertyType,
    categories: allowedCategories(propertyType, [path.category ?? '', ...parseSlugs(query.get('ptype'))]),
    suburbs: parseSuburbSlugs(query.get('suburb')),
    priceMin: price.min,
    priceMax: price.max,
    bedroomsMin: bedrooms.min,
    bedroomsMax: bedrooms.max,
    bathsMin: parseMinimum(query.get('baths')),
    carSpacesMin: parseMinimum(query.get('cars')),
    landMin: land.min,
    landMax: land.max,
    landUnit: hasLand ? parseValue('landUnit', query.get('landunit')) : everyListing.landUnit,
    floorMin: floor.min,
    floorMax: floor.max,
    features: parseSlugs(query.get('features')),
    ...parseFlags(query),
    availableBy: parseValue('availableBy', query.get('available')),
    keywords: parseKeywords(query.get('keywords')),
    publishedAfter: parseValue('publishedAfter', query.get('since')),
    bounds: parseBounds(query.get('bounds')),
    area: parseArea(query.get('area')),
    sort: parseValue('sort', query.get('sort')),
    page: parsePage(query.get('page')),
    layout: z.catch(searchLayout, 'list').parse(query.get('view')),
  };
}

/**
 * Returns the canonical URL of a search. Parameters have a fixed order, and default values are omitted. The format is
 * the one of the property portal Domain.
 */
export function searchUrl(search: Search): string {
  // URLSearchParams would encode each comma as `%2C`, so the parameters are joined here. Only keywords can contain
  // characters that must be encoded; `urlParams` does that.
  const query = urlParams(search)
    .flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]))
    .join('&');
  const path = searchPath(search);
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Returns whether a URL has the same search parameters as `searchUrl` would write. Other parameters are allowed, such
 * as those that newsletters add to links.
 */
export function isCanonical(
  search: Search,
  { pathname, search: query }: { pathname: string; search: string },
): boolean {
  const parameters = new URLSearchParams(query);
  const isInUrl = ([name, value]: Part) => parameters.get(name) === (value === null ? null : decodeURIComponent(value));
  return pathname === searchPath(search) && urlParams(search).every(isInUrl);
}

function searchPath({ listingType, propertyType, categories }: Search): string {
  const category = categories.length === 1 ? categories[0] : undefined;
  return addresses.search({ listingType: listingType ?? 'all', propertyType, category });
}

type Part = [name: string, value: string | null];

function urlParams(search: Search): Part[] {
  const inPath = search.propertyType !== undefined && search.categories.length <= 1;
  return [
    ['suburb', search.suburbs.join(',') || null],
    ['ptype', inPath ? null : search.categories.join(',') || null],
    ['price', formatRange({ min: search.priceMin, max: search.priceMax })],
    ['bedrooms', formatRange({ min: search.bedroomsMin, max: search.bedroomsMax })],
    ['baths', formatRange({ min: search.bathsMin, max: undefined })],
    ['cars', formatRange({ min: search.carSpacesMin, max: undefined })],
    ['land', formatRange({ min: search.landMin, max: search.landMax })],
    ['landunit', search.landUnit === everyListing.landUnit ? null : search.landUnit],
    ['floor', formatRange({ min: search.floorMin, max: search.floorMax })],
    ['features', search.features.join(',') || null],
    ...flagNames.map((field): Part => [flags[field], search[field] ? '1' : null]),
    ['available', search.availableBy ?? null],
    ['keywords', search.keywords === '' ? null : encodeURIComponent(search.keywords)],
    ['since', search.publishedAfter ?? null],
    ['bounds', formatBounds(search.bounds)],
    ['area', formatArea(search.area)],
    ['sort', search.sort === everyListing.sort ? null : search.sort],
    ['view', search.layout === 'list' ? null : search.layout],
    ['page', search.page === 1 ? null : String(search.page)],
  ];
}

/**
 * Returns the search with some filters changed. Starts on its first page, because the results change. Drops filters
 * that do not fit the changed search.
 */
export function refineSearch(search: Search, change: Partial<Search>): Search {
  return dropInapplicable({ ...search, page: 1, ...change });
}

function parseFlags(query: URLSearchParams): Record<Flag, boolean> {
  const pairs = flagNames.map((field) => [field, /^(?:1|true)$/.test(query.get(flags[field]) ?? '')]);
  return Object.fromEntries(pairs) as Record<Flag, boolean>;
}

/** Converts the text of a parameter to a value. Returns the default value if the field's schema rejects the text. */
function parseValue<Name extends FieldOfKind<'word'>>(name: Name, text: string | null | undefined): Search[Name] {
  const result = z.safeParse(searchFields[name].schema, text ?? undefined);
  return (result.success ? result.data : everyListing[name]) as Search[Name];
}

/** Parses a minimum such as `1-any`. A minimum of 0 excludes nothing, so it returns undefined. */
function parseMinimum(text: string | null): number | undefined {
  return parseRange(text, maxRooms).min || undefined;
}

function parseKeywords(text: string | null): string {
  return (text ?? '')
    .replaceAll(/\p{C}+|\s+/gu, ' ')
    .trim()
    .slice(0, 80)
    .trim();
}

function parsePage(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), lastPage) : 1;
}
