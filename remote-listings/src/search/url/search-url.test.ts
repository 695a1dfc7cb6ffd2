import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { everyListing, listingSearchQuery } from 'shared-contract/search/listing-search';
import { isCanonical, parseSearch, refineSearch, type Search, searchUrl } from './search-url.ts';

function readAddress(address: string): Search {
  const url = new URL(address, 'https://verandah.example');
  const [, , listingType, propertyType, category] = url.pathname.split('/');
  return parseSearch({ listingType, propertyType, category }, url.searchParams);
}

const everything: Search = { ...readAddress('/search') };

describe('search URL', () => {
  it('parses a shared URL in the style of Domain', () => {
    const address =
      '/search/lease/residential/apartment?suburb=richmond-vic-3121,fitzroy-vic-3065&price=400-650&bedrooms=2-any&baths=1-any&cars=1-any&sort=price-asc&page=2';
    expect(readAddress(address)).toEqual({
      ...everyListing,
      listingType: 'lease',
      propertyType: 'residential',
      categories: ['apartment'],
      suburbs: ['richmond-vic-3121', 'fitzroy-vic-3065'],
      priceMin: 400,
      priceMax: 650,
      bedroomsMin: 2,
      bedroomsMax: undefined,
      bathsMin: 1,
      carSpacesMin: 1,
      sort: 'price-asc',
      page: 2,
      layout: 'list',
    });
    expect(searchUrl(readAddress(address))).toBe(address);
  });

  it('parses all other parameters, and formats them again', () => {
    const address =
      '/search/sale/residential?suburb=richmond-vic-3121&ptype=house,townhouse&land=0.5-2&landunit=ha&floor=100-any&features=air-conditioning,pool&surrounding=1&pets=1&furnished=1&smoking=1&saturday=1&auction=1&excludeunderoffer=1&excludepricewithheld=1&available=2026-12-01&keywords=bay%20views%20%26%20sun&since=2026-11-20T02:00:00.000Z&bounds=-37.9,144.9,-37.7,145.1&area=-37.8,144.9;-37.7,145;-37.9,145.1&sort=land-desc&view=split';
    expect(readAddress(address)).toMatchObject({
      categories: ['house', 'townhouse'],
      landMin: 0.5,
      landMax: 2,
      landUnit: 'ha',
      floorMin: 100,
      features: ['air-conditioning', 'pool'],
      surrounding: true,
      petsAllowed: true,
      openSaturday: true,
      excludePriceWithheld: true,
      availableBy: '2026-12-01',
      keywords: 'bay views & sun',
      bounds: { south: -37.9, west: 144.9, north: -37.7, east: 145.1 },
      layout: 'split',
    });
    expect(searchUrl(readAddress(address))).toBe(address);
  });

  it('omits defaults', () => {
    expect(searchUrl(everything)).toBe('/search/all');
    expect(searchUrl({ ...everything, listingType: 'sale' })).toBe('/search/sale');
    expect(searchUrl(readAddress('/search/sale?page=1&sort=newest&suburb=&price=any-any'))).toBe('/search/sale');
  });

  it('swaps reversed ends, and uses a single number for both', () => {
    expect(readAddress('/search/lease?price=650-400')).toMatchObject({ priceMin: 400, priceMax: 650 });
    expect(readAddress('/search/lease?bedrooms=2')).toMatchObject({ bedroomsMin: 2, bedroomsMax: 2 });
    expect(readAddress('/search/lease?price=0-650')).toMatchObject({ priceMin: undefined, priceMax: 650 });
    expect(readAddress('/search/lease?price=-650')).toMatchObject({ priceMin: undefined, priceMax: 650 });
  });

  it('ignores invalid parameters', () => {
    for (const address of [
      '/search/swap/castles/<script>',
      '/search?suburb=../../etc,DROP TABLE,richmond,-vic-3121&price=cheap&bedrooms=-&baths=1e9&cars=NaN&sort=loudest&page=-3',
      '/search?page=0&price=1.5-2.5&bedrooms=%00',
      '/search?suburb=javascript:alert(1)&unknown=1',
    ]) {
      expect(readAddress(address)).toEqual(everything);
    }
    expect(readAddress('/search/land')).toEqual(everything);
    expect(readAddress('/search/lease/residential/nonsense').categories).toEqual([]);
    expect(readAddress('/search/lease/commercial/apartment')).toMatchObject({
      propertyType: 'commercial',
      categories: [],
    });
    expect(readAddress('/search/sale/rural/mixed-farming').categories).toEqual(['mixed-farming']);
    expect(readAddress('/search?suburb=inner-west-nsw,nsw,west,richmond-vic-312').suburbs).toEqual([
      'inner-west-nsw',
      'nsw',
    ]);
    expect(readAddress('/search?page=999999').page).toBe(42);
    expect(readAddress(`/search?suburb=${'richmond-vic-3121,'.repeat(500)}`).suburbs).toEqual(['richmond-vic-3121']);
  });

  it('parses its own URLs, and turns any URL into a valid API request', () => {
    const words = fc.constantFrom(
      'any',
      '0',
      '1',
      '3',
      '650',
      '99999999999',
      '-',
      '--',
      ',',
      'x',
      'richmond-vic-3121',
      'lease',
      'price-desc',
      'house',
      '1.5',
      'ha',
      '-37.8,144.9,-37.7,145',
      '-37.8,144.9;-37.7,145;-37,144',
      '2026-12-01',
    );
    const value = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 4 }).map((parts) => parts.join('-')),
    );
    const names = fc.constantFrom(
      ...[
        'suburb',
        'ptype',
        'price',
        'bedrooms',
        'baths',
        'cars',
        'land',
        'landunit',
        'features',
        'pets',
        'surrounding',
      ],
      ...['available', 'keywords', 'since', 'bounds', 'area', 'view', 'sort', 'page'],
    );
    fc.assert(
      fc.property(fc.constantFrom('sale', 'lease', 'x'), fc.array(fc.tuple(names, value)), (listingType, pairs) => {
        const search = parseSearch({ listingType, propertyType: 'residential' }, new URLSearchParams(pairs));
        expect(listingSearchQuery.safeParse(search).success).toBe(true);
        expect(readAddress(searchUrl(search))).toEqual(search);
        expect(isCanonical(search, new URL(searchUrl(search), 'https://verandah.example'))).toBe(true);
      }),
    );
  });
});

it('accepts only 1 or true as a flag', () => {
  expect(readAddress('/search?saturday=true&pets=1')).toMatchObject({ openSaturday: true, petsAllowed: true });
  for (const text of ['0', 'false', 'TRUE', '11', 'yes', '', '[]', '%00']) {
    expect(readAddress(`/search?saturday=${text}`).openSaturday).toBe(false);
  }
});

it('detects a URL that is not canonical, ignoring other parameters', () => {
  const isOwn = (address: string) => isCanonical(readAddress(address), new URL(address, 'https://verandah.example'));
  expect(isOwn('/search/sale?saturday=1&utm_source=mail')).toBe(true);
  expect(isOwn("/search/sale?keywords=caf%C3%A9%20o'clock")).toBe(true);
  for (const address of ['?saturday=true', '?saturday=0', '?page=1', '?price=650-400', '/residential/nonsense', '/']) {
    expect([address, isOwn(`/search/sale${address}`)]).toEqual([address, false]);
  }
});

it('returns to the first page when a filter changes', () => {
  const search = readAddress('/search/lease?page=7&bedrooms=2-any');
  expect(refineSearch(search, { bedroomsMin: 3 })).toMatchObject({ page: 1, bedroomsMin: 3 });
  expect(refineSearch(search, { page: 8 }).page).toBe(8);
});
