import type { Suburb } from 'shared-contract/suburb';

/** How far "surrounding" reaches, in kilometres (DOMAIN §2.2). */
const reach: Record<Suburb['settlement'], number> = { metro: 5, 'semi-rural': 7, rural: 20 };

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Place = { latitude: number; longitude: number };

/** Kilometres along the great circle. */
export function distance(a: Place, b: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/** Suburbs within reach of any of these, themselves left out. */
export function surroundingSuburbs(all: readonly Suburb[], slugs: readonly string[]): string[] {
  const centres = all.filter(({ slug }) => slugs.includes(slug));
  return all
    .filter(({ slug }) => !slugs.includes(slug))
    .filter((suburb) => centres.some((centre) => isNear(centre, suburb)))
    .map(({ slug }) => slug);
}

function isNear(centre: Suburb, suburb: Suburb): boolean {
  const kilometres = reach[centre.settlement];
  // A degree of latitude is 111 km: most are far away, and the exact distance costs more.
  return Math.abs(centre.latitude - suburb.latitude) * 110 <= kilometres && distance(centre, suburb) <= kilometres;
}
