import { refineSearch, type Search } from '../url/search-url.ts';
import { propertyTypesFor } from './property-types.ts';

export const listingTypeChoices = [
  { type: 'sale', label: 'Buy', price: 'To buy' },
  { type: 'lease', label: 'Rent', price: 'To rent, a week' },
] as const;

/** The search for buying, renting or either. A price does not carry over, nor does a kind that cannot be had there. */
export function withListingType(search: Search, listingType: Search['listingType']): Search {
  const { propertyType } = search;
  const keeps = listingType && (propertyType === undefined || propertyTypesFor(listingType).includes(propertyType));
  return refineSearch(search, {
    listingType,
    propertyType: keeps ? propertyType : undefined,
    categories: keeps ? search.categories : [],
    priceMin: undefined,
    priceMax: undefined,
  });
}
