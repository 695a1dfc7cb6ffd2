import { inArray } from 'drizzle-orm';
import { isSuburbSlug } from 'shared-contract/place/place';
import type { Database } from '../database/database.ts';
import { places } from './place-table.ts';

/**
 * Returns the slugs with each city, region, council or state replaced by those of its suburbs. Slugs of unknown places
 * stay, so that a search for them finds nothing, as with an unknown suburb.
 */
export async function suburbsOfPlaces(database: Database, slugs: readonly string[]): Promise<string[]> {
  const areas = slugs.filter((slug) => !isSuburbSlug(slug));
  // Most searches are in suburbs only, and ask nothing here.
  if (areas.length === 0) return [...slugs];
  const { slug, suburbSlugs } = places;
  const rows = await database.select({ slug, suburbSlugs }).from(places).where(inArray(slug, areas));
  const known = new Map(rows.map((row) => [row.slug, row.suburbSlugs]));
  return [...new Set(slugs.flatMap((one) => known.get(one) ?? [one]))];
}
