import { refineSearch, type Search } from '../url/search-url.ts';
import { propertyTypesFor } from './property-types.ts';

export const listingTypeChoices = [
  { type: 'sale', label: 'Buy', price: 'Sale price' },
  { type: 'lease', label: 'Rent', price: 'Rent per week' },
] as const;

/**
 * Returns the search for another listing type. Drops the price, and also a property type that the listing type does not
 * offer.
 */
export function withListingType(search: Search, listingType: Search['listingType']): Search {
  const { propertyType } = search;
  const keepsType = listingType && (propertyType === undefined || propertyTypesFor(listingType).includes(propertyType));
  return refineSearch(search, {
    listingType,
    propertyType: keepsType ? propertyType : undefined,
    categories: keepsType ? search.categories : [],
    priceMin: undefined,
    priceMax: undefined,
  });
}
