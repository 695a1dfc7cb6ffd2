import { areaSlug } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { places } from '../places/place-table.ts';
import { searchWords } from '../words/search-words.ts';

/** By default the region Inner West in New South Wales. */
export async function insertPlace(
  database: Database,
  values: Partial<typeof places.$inferInsert> & Pick<typeof places.$inferInsert, 'suburbSlugs'>,
) {
  const place = { name: 'Inner West', kind: 'region' as const, state: 'NSW' as const, ...values };
  const searchName = searchWords(place.name);
  const slug = areaSlug(place.name, place.state);
  const bounds = { south: -37.9, west: 144.9, north: -37.7, east: 145.1 };
  await database.insert(places).values({ slug, searchName, ...bounds, ...place });
}
