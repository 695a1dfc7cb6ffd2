import { describe, expect, it } from '@jest/globals';
import { everyListing } from 'shared-contract/search/listing-search';
import { filtersOf } from 'shared-contract/search/listing-search-filters';
import { refineSearch, type Search } from './search-url.ts';

const rooms = { bedroomsMin: 2, bathsMin: 1, carSpacesMin: 1 };
const terms = { petsAllowed: true, furnished: true, smokingPermitted: true, availableBy: '2037-01-01' };
const sizes = { landMin: 500, floorMin: 100 };
const home: Search = { ...everyListing, ...rooms, ...terms, ...sizes, listingType: 'lease', layout: 'list' };

describe('a change of the property type', () => {
  it.each<[Search['listingType'], Search['propertyType'], string[]]>([
    ['lease', 'residential', ['bedrooms', 'baths', 'cars', 'land', 'pets', 'furnished', 'smoking', 'available']],
    ['sale', 'residential', ['bedrooms', 'baths', 'cars', 'land']],
    ['lease', 'commercial', ['cars', 'land', 'floor', 'available']],
    ['sale', 'commercial', ['cars', 'land', 'floor']],
    ['sale', 'land', ['land']],
    ['sale', 'rural', ['bedrooms', 'baths', 'cars', 'land']],
  ])('to %s %s keeps the filters %j', (listingType, propertyType, expected) => {
    expect(filtersOf(refineSearch(home, { listingType, propertyType }))).toEqual(expected);
  });

  it('keeps the page that the change asks for', () => {
    expect(refineSearch(home, { page: 3 }).page).toBe(1);
    expect(refineSearch({ ...home, floorMin: undefined }, { page: 3 }).page).toBe(3);
  });
});
