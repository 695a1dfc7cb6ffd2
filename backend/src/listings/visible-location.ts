import type { ListingSummary } from 'shared-contract/listing/listing';
import type { SuburbCentre } from './listing-row.ts';

type Place = SuburbCentre & { latitude: number | null; longitude: number | null };

/** Returns the property's location, or the centre of its suburb when the street is hidden. */
export function visibleLocation(place: Place, withStreet: boolean): ListingSummary['property']['location'] {
  const latitude = withStreet ? place.latitude : place.suburbLatitude;
  const longitude = withStreet ? place.longitude : place.suburbLongitude;
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, approximate: !withStreet };
}
