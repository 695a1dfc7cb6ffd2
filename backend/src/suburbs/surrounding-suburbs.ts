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
 * Returns a function that finds the suburbs within the radius of any of the given ones, without these. The suburbs are
 * sorted by latitude, so that a search reads few of them. Results are cached per suburb.
 */
export function surroundingSuburbs(suburbs: readonly Suburb[]): (slugs: readonly string[]) => string[] {
  const northwards = suburbs.toSorted((a, b) => a.latitude - b.latitude);
  const bySlug = new Map(suburbs.map((suburb) => [suburb.slug, suburb]));
  const known = new Map<string, readonly string[]>();
  const near = (slug: string) => {
    const centre = bySlug.get(slug);
    if (!centre) return [];
    const slugs = known.get(slug) ?? withinReach(northwards, centre);
    known.set(slug, slugs);
    return slugs;
  };
  return (slugs) => {
    const found = new Set(slugs.flatMap(near));
    for (const slug of slugs) found.delete(slug);
    return [...found];
  };
}

function withinReach(northwards: readonly Suburb[], centre: Suburb): string[] {
  const kilometres = radiusKm[centre.settlement];
  const degrees = kilometres / kilometresPerDegree;
  const degreesAcross = degrees / Math.cos(radians(Math.abs(centre.latitude) + degrees));
  const slugs: string[] = [];
  for (let at = firstFrom(northwards, centre.latitude - degrees); at < northwards.length; at += 1) {
    const suburb = northwards[at];
    if (!suburb || suburb.latitude > centre.latitude + degrees) break;
    if (Math.abs(suburb.longitude - centre.longitude) > degreesAcross) continue;
    if (distance(centre, suburb) <= kilometres) slugs.push(suburb.slug);
  }
  return slugs;
}

function firstFrom(northwards: readonly Suburb[], latitude: number): number {
  let low = 0;
  let high = northwards.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((northwards[middle]?.latitude ?? 0) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}
