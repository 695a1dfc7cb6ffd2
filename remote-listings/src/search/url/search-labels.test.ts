import { describe, expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { activeFilters, clearFilters } from './active-filters.ts';
import { searchTitle, suburbLabelFromSlug, suburbNameFromSlug } from './search-labels.ts';
import { parseSearch, type Search } from './search-url.ts';

const search = (query: string) =>
  parseSearch({ listingType: 'lease', propertyType: 'residential' }, new URLSearchParams(query));

describe('searchTitle', () => {
  it('describes the search and the suburbs', () => {
    expect(searchTitle(everyListing, [])).toBe('Property');
    expect(searchTitle({ ...everyListing, listingType: 'lease', propertyType: 'residential' }, [])).toBe(
      'Homes for rent',
    );
    expect(searchTitle({ listingType: 'sale', propertyType: 'rural', categories: ['mixed-farming'] }, ['Mudgee'])).toBe(
      'Mixed farming property for sale in Mudgee',
    );
    const house = { listingType: 'sale', propertyType: 'residential', categories: ['house'] } satisfies Partial<Search>;
    expect(searchTitle(house, [])).toBe('Houses for sale');
    expect(searchTitle({ ...house, categories: ['duplex'] }, [])).toBe('Duplexes for sale');
    expect(searchTitle({ ...house, propertyType: 'land', categories: ['residential-land'] }, [])).toBe(
      'Residential land for sale',
    );
    expect(searchTitle({ ...everyListing, listingType: 'sale' }, ['Richmond', 'Fitzroy'])).toBe(
      'Property for sale in Richmond and Fitzroy',
    );
    expect(searchTitle({ ...everyListing, listingType: 'sale' }, ['A', 'B', 'C', 'D'])).toBe(
      'Property for sale in A, B and 2 more',
    );
  });

  it('derives a name from a slug', () => {
    expect(suburbNameFromSlug('st-kilda-vic-3182')).toBe('St Kilda');
    expect(suburbNameFromSlug('bay-of-fires-tas-7216')).toBe('Bay of Fires');
    expect(suburbNameFromSlug('inner-west-nsw')).toBe('Inner West');
    expect(suburbNameFromSlug('nsw')).toBe('NSW');
  });

  it('labels a place that does not exist with its state and postcode', () => {
    expect(suburbLabelFromSlug('nowhere-vic-9999')).toBe('Nowhere VIC 9999');
    expect(suburbLabelFromSlug('far-west-wa')).toBe('Far West WA');
    expect(suburbLabelFromSlug('abc')).toBe('ABC');
  });
});

describe('activeFilters', () => {
  it('returns each active filter with the search without it', () => {
    const narrow = search('price=400-650&bedrooms=2-any&baths=1-any&cars=2-any&suburb=richmond-vic-3121&page=3');
    expect(activeFilters(narrow).map(({ label }) => label)).toEqual([
      '$400 – $650',
      '2+ bedrooms',
      '1+ baths',
      '2+ car spaces',
    ]);
    expect(activeFilters(narrow)[0]?.without).toMatchObject({ priceMin: undefined, bedroomsMin: 2, page: 1 });
    // The map area is not a filter, so it stays.
    expect(clearFilters(narrow)).toEqual(search('suburb=richmond-vic-3121'));
  });

  it('labels open ends, single counts and studios', () => {
    const label = (query: string) => activeFilters(search(query))[0]?.label;
    expect(label('price=any-650')).toBe('Up to $650');
    expect(label('price=400-any')).toBe('From $400');
    expect(label('bedrooms=0-0')).toBe('Studio');
    expect(label('bedrooms=1')).toBe('1 bedroom');
    expect(label('bedrooms=2-3')).toBe('2 – 3 bedrooms');
    expect(label('land=500-any')).toBe('Land from 500 m²');
    expect(label('floor=100-2500')).toBe('Floor 100 – 2,500 m²');
    expect(label('land=1.5-4&landunit=acre')).toBe('Land 1.5 – 4 acres');
    expect(label('available=2026-12-01')).toBe('Available by 1 Dec 2026');
    expect(label('saturday=1')).toBe('Open this Saturday');
  });
});
