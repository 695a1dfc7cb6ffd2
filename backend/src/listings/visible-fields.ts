import type { ListingSummary, Pricing } from 'shared-contract/listing/listing';
import type { SuburbCentre } from './listing-row.ts';

/** Who receives a response: the owner sees everything, the public only what the owner shows. */
export type Audience = 'owner' | 'public';

/** Removes the amount of a hidden price from a public response (V22). Every public response must use this function. */
export function visiblePricing(pricing: Pricing, audience: Audience): Pricing {
  return audience === 'public' && pricing.displayType === 'hide' ? { displayType: 'hide' } : pricing;
}

type Place = SuburbCentre & { latitude: number | null; longitude: number | null };

/** Returns the property's location, or the centre of its suburb when the street is hidden. */
export function visibleLocation(place: Place, withStreet: boolean): ListingSummary['property']['location'] {
  const latitude = withStreet ? place.latitude : place.suburbLatitude;
  const longitude = withStreet ? place.longitude : place.suburbLongitude;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, approximate: !withStreet };
}
