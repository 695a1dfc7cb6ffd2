import { and, between, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { suburbs } from './suburb-table.ts';

/**
 * Returns the slugs of all suburbs around any of the given suburbs, which are not in the result. The radius is 5 km in
 * a city, and larger where suburbs are larger.
 */
export async function findSurroundingSuburbs(database: Database, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const centre = alias(suburbs, 'centre');
  const { slug, latitude, longitude } = suburbs;
  const radiusKm = sql`case ${centre.settlement} when 'metro' then 5 when 'semi-rural' then 7 else 20 end`;
  // The distance along a great circle (haversine formula). The radius of the earth is 6,371 km.
  const distanceKm = sql`2 * 6371 * asin(sqrt(sin(radians(${latitude} - ${centre.latitude}) / 2) ^ 2
    + cos(radians(${centre.latitude})) * cos(radians(${latitude})) * sin(radians(${longitude} - ${centre.longitude}) / 2) ^ 2))`;
  // Compares latitudes first, which uses an index. A degree is about 111 km. The smaller value makes this check a
  // little wider than the radius, so that it excludes no suburb at the edge.
  const degrees = sql`${radiusKm} / 110.0`;
  const isNearby = between(latitude, sql`${centre.latitude} - ${degrees}`, sql`${centre.latitude} + ${degrees}`);
  const rows = await database
    .selectDistinct({ slug })
    .from(centre)
    .innerJoin(suburbs, and(isNearby, lte(distanceKm, radiusKm)))
    .where(and(inArray(centre.slug, [...slugs]), notInArray(slug, [...slugs])));
  return rows.map((row) => row.slug);
}
