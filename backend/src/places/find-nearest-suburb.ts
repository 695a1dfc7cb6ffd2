import { lt, sql } from 'drizzle-orm';
import type { MapPoint } from 'shared-contract/place/map-point';
import type { Place } from 'shared-contract/place/place';
import type { Database } from '../database/database.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { placeResource } from './all-places.ts';

/** Farther suburbs are not near: the outback has towns 200 km apart, and other countries have none. */
const maxDistanceKm = 200;
const kmPerDegree = 111;

/** Returns the suburb whose centre is nearest to a point; empty when there is none within 200 km. */
export async function findNearestSuburb(database: Database, { latitude, longitude }: MapPoint): Promise<Place[]> {
  const { slug, name, state, postcode } = suburbs;
  // Treats the earth as flat, which is exact enough so near. A degree of longitude is shorter in the south.
  const degrees = sql<number>`sqrt((${suburbs.latitude} - ${latitude}::float8) ^ 2
    + ((${suburbs.longitude} - ${longitude}::float8) * cos(radians(${latitude}::float8))) ^ 2)`;
  const rows = await database
    .select({ slug, name, state, postcode, north: suburbs.latitude, east: suburbs.longitude })
    .from(suburbs)
    .where(lt(degrees, maxDistanceKm / kmPerDegree))
    .orderBy(degrees)
    .limit(1);
  return rows.map(({ north, east, ...row }) =>
    placeResource({ ...row, kind: 'suburb', south: north, west: east, north, east, suburbs: 1 }),
  );
}
