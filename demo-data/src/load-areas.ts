import { type Database, places, searchWords } from 'backend/tables';
import { sql } from 'drizzle-orm';
import { areas } from './gazetteer/areas.ts';

/**
 * Stores the cities, regions, councils and states of the gazetteer. Runs at every start, so that a database with the
 * demo data of an earlier release gets them too. An entry point of its own, which imports only the gazetteer.
 */
export async function loadAreas(database: Database): Promise<void> {
  const rows = areas.map(({ bounds, ...area }) => ({ ...area, ...bounds, searchName: searchWords(area.name) }));
  const set = {
    name: sql`excluded.name`,
    searchName: sql`excluded.search_name`,
    kind: sql`excluded.kind`,
    suburbSlugs: sql`excluded.suburb_slugs`,
    south: sql`excluded.south`,
    west: sql`excluded.west`,
    north: sql`excluded.north`,
    east: sql`excluded.east`,
  };
  await database.insert(places).values(rows).onConflictDoUpdate({ target: places.slug, set });
}
