import type { ListingSummary } from 'shared-contract/listing';

type Place = { latitude: number | null; longitude: number | null };

/** Where a listing is, as closely as its owner shows it: two decimals of a degree are about a kilometre. */
export function shownLocation(
  { latitude, longitude }: Place,
  withStreet: boolean,
): ListingSummary['property']['location'] {
  if (latitude === null || longitude === null) return null;
  const shown = (degrees: number) => (withStreet ? degrees : Math.round(degrees * 100) / 100);
  return { latitude: shown(latitude), longitude: shown(longitude), approximate: !withStreet };
}
