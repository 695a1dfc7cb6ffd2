import { addresses } from 'shared-contract/addresses';
import {
  type ListingSearchQuery,
  listingSort,
  listingsPerPage,
  reachableListings,
} from 'shared-contract/listing-search';
import { categorySlug, propertyCategories } from 'shared-contract/property-category';
import { printSpan, readSpan } from './span.ts';

/** A whole search. The address is its only home: what cannot be read from an address is not remembered. */
export type Search = ListingSearchQuery;

export const lastPage = Math.ceil(reachableListings / listingsPerPage);
const mostSuburbs = 20;
const mostPrice = 999_999_999;
const mostRooms = 50;

type PathParameters = { listingType?: string; propertyType?: string; category?: string };

const listingTypes = ['sale', 'lease'] as const;
const propertyTypes = ['residential', 'commercial', 'land', 'rural'] as const;

/** Reads a search from an address. Whatever is unknown, malformed or out of bounds is left out, never an error. */
export function readSearch(path: PathParameters, query: URLSearchParams): Search {
  const listingType = listingTypes.find((type) => type === path.listingType);
  const propertyType = listingType && propertyTypes.find((type) => type === path.propertyType);
  const price = readSpan(query.get('price'), mostPrice);
  const bedrooms = readSpan(query.get('bedrooms'), mostRooms);
  const sort = listingSort.safeParse(query.get('sort'));
  return {
    listingType,
    propertyType,
    category: propertyType && categorySlugs(propertyType).find((slug) => slug === path.category),
    suburbs: readSuburbs(query.get('suburb')),
    priceMin: price.min,
    priceMax: price.max,
    bedroomsMin: bedrooms.min,
    bedroomsMax: bedrooms.max,
    bathsMin: readLeast(query.get('baths')),
    carSpacesMin: readLeast(query.get('cars')),
    sort: sort.success ? sort.data : 'newest',
    page: readPage(query.get('page')),
  };
}

/** The one address of a search: parameters in a fixed order, defaults left out, in Domain's style. */
export function searchAddress(search: Search): string {
  const parts: [name: string, value: string | null][] = [
    ['suburb', search.suburbs.join(',') || null],
    ['price', printSpan({ min: search.priceMin, max: search.priceMax })],
    ['bedrooms', printSpan({ min: search.bedroomsMin, max: search.bedroomsMax })],
    ['baths', printSpan({ min: search.bathsMin, max: undefined })],
    ['cars', printSpan({ min: search.carSpacesMin, max: undefined })],
    ['sort', search.sort === 'newest' ? null : search.sort],
    ['page', search.page === 1 ? null : String(search.page)],
  ];
  // By hand: URLSearchParams would write every comma as %2C. All values are letters, digits, hyphens and commas.
  const query = parts.flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`])).join('&');
  return query === '' ? addresses.search(search) : `${addresses.search(search)}?${query}`;
}

/** The search after a change of its filters: it starts at its first page again. */
export function refined(search: Search, change: Partial<Search>): Search {
  return { ...search, page: 1, ...change };
}

function readSuburbs(text: string | null): string[] {
  const slugs = (text ?? '').slice(0, 4000).toLowerCase().split(',');
  return [...new Set(slugs.map((slug) => slug.trim()).filter(isSuburbSlug))].slice(0, mostSuburbs);
}

/** `1-any`: at least that many. None at all is no filter. */
function readLeast(text: string | null): number | undefined {
  return readSpan(text, mostRooms).min || undefined;
}

function readPage(text: string | null): number {
  return /^\d{1,6}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), lastPage) : 1;
}

const typeNames = { residential: 'Residential', commercial: 'Commercial', land: 'Land', rural: 'Rural' } as const;

/** The categories there are of a property type, as they stand in the path. */
const categorySlugs = (type: keyof typeof typeNames): string[] => propertyCategories[typeNames[type]].map(categorySlug);

const isSuburbSlug = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*-[a-z]{2,3}-\d{4}$/.test(text) && text.length <= 100;
