import { expect, it } from '@jest/globals';
import {
  everyListing,
  type ListingSearchQuery,
  listingSearchParameters,
  listingSearchQuery,
} from './listing-search.ts';
import { filtersOf, searchFilter, withoutFilter } from './listing-search-filters.ts';

const everything: ListingSearchQuery = {
  listingType: 'sale',
  propertyType: 'residential',
  categories: ['house', 'unit'],
  suburbs: ['fitzroy-vic-3065', 'richmond-vic-3121'],
  surrounding: true,
  priceMin: 500_000,
  priceMax: 900_000,
  bedroomsMin: 2,
  bedroomsMax: 4,
  bathsMin: 1,
  carSpacesMin: 1,
  landMin: 0.5,
  landMax: 2,
  landUnit: 'ha',
  floorMin: 80,
  floorMax: 250.5,
  features: ['solar-panels', 'swimming-pool'],
  petsAllowed: true,
  furnished: true,
  smokingPermitted: true,
  availableBy: '2026-12-01',
  openSaturday: true,
  auction: true,
  excludeUnderOffer: true,
  excludePriceWithheld: true,
  keywords: 'sea view',
  publishedAfter: '2026-11-01T00:00:00Z',
  bounds: { south: -38, west: 144, north: -37, east: 145 },
  area: [
    { latitude: -38, longitude: 144 },
    { latitude: -37, longitude: 144 },
    { latitude: -37, longitude: 145 },
  ],
  sort: 'price-asc',
  page: 3,
};

it('writes every field into the query string of the API, in a fixed order', () => {
  expect(decodeURIComponent(String(listingSearchParameters(everything))).split('&')).toEqual([
    'listingType=sale',
    'propertyType=residential',
    'category[]=house',
    'category[]=unit',
    'suburb[]=fitzroy-vic-3065',
    'suburb[]=richmond-vic-3121',
    'surrounding=true',
    'price[gte]=500000',
    'price[lte]=900000',
    'bedrooms[gte]=2',
    'bedrooms[lte]=4',
    'baths[gte]=1',
    'carSpaces[gte]=1',
    'landArea[gte]=0.5',
    'landArea[lte]=2',
    'landAreaUnit=ha',
    'floorArea[gte]=80',
    'floorArea[lte]=250.5',
    'feature[]=solar-panels',
    'feature[]=swimming-pool',
    'petsAllowed=true',
    'furnished=true',
    'smokingPermitted=true',
    'availableBy=2026-12-01',
    'openSaturday=true',
    'auction=true',
    'excludeUnderOffer=true',
    'excludePriceWithheld=true',
    'keywords=sea+view',
    'publishedAfter=2026-11-01T00:00:00Z',
    'bounds=-38,144,-37,145',
    'area=-38,144;-37,144;-37,145',
    'sort=price-asc',
    'page=3',
  ]);
});

it('leaves out fields that are not set, and the unit of land without an area', () => {
  expect(String(listingSearchParameters(everyListing))).toBe('sort=newest&page=1');
  expect(String(listingSearchParameters({ ...everyListing, landUnit: 'ha' }))).toBe('sort=newest&page=1');
});

it('accepts both as a query', () => {
  expect(listingSearchQuery.parse(everything)).toEqual(everything);
  expect(listingSearchQuery.parse(everyListing)).toEqual(everyListing);
});

it('lists the filters in the order of the fields, and removes all fields of a filter together', () => {
  expect(filtersOf(everything)).toEqual(searchFilter.options);
  expect(searchFilter.options.slice(0, 4)).toEqual(['category', 'suburbs', 'price', 'bedrooms']);
  expect(withoutFilter(everything, 'suburbs')).toEqual({ ...everything, suburbs: [], surrounding: false, page: 1 });
  const without = searchFilter.options.reduce(withoutFilter, everything);
  expect(without).toEqual({ ...everyListing, listingType: 'sale', propertyType: 'residential', sort: 'price-asc' });
});

it('counts no filter as set by a field that only refines others', () => {
  expect(filtersOf({ ...everyListing, surrounding: true, landUnit: 'ha' })).toEqual([]);
});
