import { refined, type Search } from '../address/search-address.ts';
import { propertyTypesFor } from './property-types.ts';

export const purposes = [
  { type: 'sale', words: 'Buy', price: 'To buy' },
  { type: 'lease', words: 'Rent', price: 'To rent, a week' },
] as const;

/** The search for buying, renting or either. A price does not carry over, nor does a kind that cannot be had there. */
export function turned(search: Search, listingType: Search['listingType']): Search {
  const { propertyType } = search;
  const keeps = listingType && (propertyType === undefined || propertyTypesFor(listingType).includes(propertyType));
  return refined(search, {
    listingType,
    propertyType: keeps ? propertyType : undefined,
    categories: keeps ? search.categories : [],
    priceMin: undefined,
    priceMax: undefined,
  });
}
