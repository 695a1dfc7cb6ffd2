import type { ListingSummary, Pricing } from 'shared-contract/listing/listing';
import { isPriceGuideBanned } from 'tenancy-law/rules/auction-price';
import type { SuburbCentre, SummaryRow } from './listing-row.ts';

/** Who receives a response: the owner sees everything, the public only what the owner shows. */
export type Audience = 'owner' | 'public';

/** Removes the amount of a hidden price from a public response (V22). Every public response must use this function. */
export function visiblePricing(pricing: Pricing, audience: Audience): Pricing {
  return audience === 'public' && pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}

/**
 * Returns the sale price, or the rent of a listing for lease, for a response. Visitors never see a price guide that the
 * state forbids.
 */
export function visibleMainPricing(row: AuctionedRow, audience: Audience): Pricing {
  if (audience === 'public' && hasForbiddenPrice(row)) return { displayType: 'hide' };
  return visiblePricing(row.listing.pricing, audience);
}

type AuctionedRow = {
  listing: Pick<SummaryRow['listing'], 'type' | 'auctionAt' | 'pricing'>;
  property: Pick<SummaryRow['property'], 'propertyType' | 'category' | 'state'>;
};

/** True if the state forbids a price guide for this listing, which goes to auction. */
export function hasForbiddenPrice({ listing, property }: AuctionedRow): boolean {
  return isPriceGuideBanned({
    type: listing.type,
    auctionDateTime: listing.auctionAt?.toISOString(),
    property: {
      propertyType: { name: property.propertyType },
      category: { name: property.category },
      address: { state: property.state },
    },
  });
}

type Place = SuburbCentre & { latitude: number | null; longitude: number | null };

/** Returns the property's location, or the centre of its suburb when the street is hidden. */
export function visibleLocation(place: Place, withStreet: boolean): ListingSummary['property']['location'] {
  const latitude = withStreet ? place.latitude : place.suburbLatitude;
  const longitude = withStreet ? place.longitude : place.suburbLongitude;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, approximate: !withStreet };
}
