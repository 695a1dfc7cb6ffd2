import { resourceQuery } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { suburbSlug } from 'shared-contract/place/suburb';
import { suburbMarket } from 'shared-contract/search/suburb-market';

/** Returns the slug of the listing's suburb, and the market to which the listing belongs. */
export function marketOf({ type, property }: Listing) {
  const { suburb, state, postcode } = property.address;
  return {
    slug: suburbSlug(suburb, state, postcode),
    listingType: type === 'lease' ? ('lease' as const) : ('sale' as const),
    propertyType: property.propertyType.name.toLowerCase() as Lowercase<typeof property.propertyType.name>,
  };
}

/** Figures of what is advertised in the listing's suburb, of the same type and for the same market. */
export function suburbMarketQuery(listing: Listing) {
  const { slug, ...market } = marketOf(listing);
  return resourceQuery(`/api/suburbs/${slug}/market`, suburbMarket, { query: new URLSearchParams(market) });
}
