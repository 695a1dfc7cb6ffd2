import type { Suburb } from 'shared-contract/place/suburb';

/** How far "surrounding suburbs" extends in kilometres, by settlement. */
const radiusKm: Record<Suburb['settlement'], number> = { metro: 5, 'semi-rural': 7, rural: 20 };

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** A little less than the real length of a degree of latitude, so that suburbs at the edge are included. */
const kilometresPerDegree = 110;

type Place = Pick<Suburb, 'latitude' | 'longitude'>;

/** Returns the distance in kilometres along the great circle. */
function distance(a: Place, b: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/**
 * Returns a function that finds the suburbs within the radius of any of the given suburbs, without the given ones.
 * Results are cached per suburb.
 */
export function surroundingSuburbs(suburbs: readonly Suburb[]): (slugs: readonly string[]) => string[] {
  const bySlug = new Map(suburbs.map((suburb) => [suburb.slug, suburb]));
  const known = new Map<string, readonly string[]>();
  const near = (slug: string) => {
    const centre = bySlug.get(slug);
    if (!centre) return [];
    const slugs = known.get(slug) ?? withinRadius(suburbs, centre);
    known.set(slug, slugs);
    return slugs;
  };
  return (slugs) => {
    const found = new Set(slugs.flatMap(near));
    for (const slug of slugs) found.delete(slug);
    return [...found];
  };
}

/** Compares latitudes first, which rules out almost all of the 15,000 suburbs. */
function withinRadius(suburbs: readonly Suburb[], centre: Suburb): string[] {
  const radius = radiusKm[centre.settlement];
  const degrees = radius / kilometresPerDegree;
  const isNear = (suburb: Suburb) =>
    Math.abs(suburb.latitude - centre.latitude) <= degrees && distance(centre, suburb) <= radius;
  return suburbs.filter(isNear).map(({ slug }) => slug);
}
