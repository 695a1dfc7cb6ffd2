import { refineSearch, type Search } from '../url/search-url.ts';
import { propertyTypesFor } from './property-types.ts';

export const listingTypeChoices = [
  { type: 'sale', label: 'Buy', price: 'Sale price' },
  { type: 'lease', label: 'Rent', price: 'Rent per week' },
] as const;

/** Switches to buying, renting or both. Drops the price, and a property type that is not for rent. */
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
