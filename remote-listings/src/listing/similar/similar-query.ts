import { resourceQuery } from 'shared-api';
import type { Listing, Pricing } from 'shared-contract/listing/listing';
import { suburbSlug } from 'shared-contract/place/suburb';
import { listingSearchResult } from 'shared-contract/search/listing-search';

/** `price` finds only listings within 15 % of this listing's price, if visitors can see it. `any` ignores prices. */
export type PriceMatch = 'price' | 'any';

/** Finds listings of the same property type in the same suburb and the suburbs around it. */
export function similarQuery(listing: Listing, nearness: PriceMatch) {
  return resourceQuery('/api/listings/search', listingSearchResult, { query: similarParameters(listing, nearness) });
}

export function similarParameters({ type, pricing, property }: Listing, nearness: PriceMatch): URLSearchParams {
  const { suburb, state, postcode } = property.address;
  const query = new URLSearchParams({
    listingType: type === 'lease' ? 'lease' : 'sale',
    propertyType: property.propertyType.name.toLowerCase(),
    'suburb[]': suburbSlug(suburb, state, postcode),
    surrounding: 'true',
  });
  const band = nearness === 'price' ? priceBounds(pricing) : null;
  if (band) {
    query.set('price[gte]', String(Math.floor(band.low * 0.85)));
    query.set('price[lte]', String(Math.ceil(band.high * 1.15)));
  }
  return query;
}

/** Returns the lowest and highest visible price. Null for a hidden price, because similar listings would reveal it. */
function priceBounds({ displayType, displayValue }: Pricing): { low: number; high: number } | null {
  if (displayType === 'hide' || !displayValue) return null;
  if ('value' in displayValue) return { low: Number(displayValue.value), high: Number(displayValue.value) };
  return { low: Number(displayValue.range.min), high: Number(displayValue.range.max) };
}
