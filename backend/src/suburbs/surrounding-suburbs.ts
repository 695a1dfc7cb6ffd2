import type { Suburb } from 'shared-contract/place/suburb';

/** The radius in kilometres of the filter "surrounding suburbs". It is larger where suburbs are larger. */
const radiusKm: Record<Suburb['settlement'], number> = { metro: 5, 'semi-rural': 7, rural: 20 };

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/**
 * A degree of latitude is about 111 km. This smaller value makes the first check a little wider than the radius, so
 * that the check excludes no suburb at the edge.
 */
const kilometresPerDegree = 110;

type Place = Pick<Suburb, 'latitude' | 'longitude'>;

/** Returns the distance of two places in kilometres along a great circle. */
function distance(a: Place, b: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(chord));
}

/**
 * Returns a function that finds all suburbs within the radius around any of the given suburbs. The given suburbs are
 * not in the result. The neighbours of each suburb are computed once and cached.
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

/**
 * Returns the slugs of the suburbs within the radius. Compares latitudes first, because this is fast and excludes
 * almost all of the 15,000 suburbs before the exact distance is computed.
 */
function withinRadius(suburbs: readonly Suburb[], centre: Suburb): string[] {
  const radius = radiusKm[centre.settlement];
  const degrees = radius / kilometresPerDegree;
  const isNear = (suburb: Suburb) =>
    Math.abs(suburb.latitude - centre.latitude) <= degrees && distance(centre, suburb) <= radius;
  return suburbs.filter(isNear).map(({ slug }) => slug);
}
