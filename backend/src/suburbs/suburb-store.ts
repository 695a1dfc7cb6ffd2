import { asc, inArray } from 'drizzle-orm';
import type { Suburb } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { createSuburbIndex, type SuburbIndex } from './suburb-index.ts';
import { suburbs } from './suburb-table.ts';

export const suburbPath = '/api/suburbs';

export async function findSuburbsBySlug(database: Database, slugs: readonly string[]): Promise<Suburb[]> {
  const rows = await database
    .select()
    .from(suburbs)
    .where(inArray(suburbs.slug, [...slugs]))
    .orderBy(asc(suburbs.slug));
  return rows.map(suburbResource);
}

type CachedIndex = { index: Promise<SuburbIndex>; until: number };
const indexCache = new WeakMap<Database, CachedIndex>();
const maxAgeMs = 10 * 60_000;

/**
 * Returns the index of all suburbs, which suggestions need after each key that a user types. The index is cached in
 * memory for ten minutes, because the list of suburbs changes only with a release. An empty list is not cached, because
 * the data may be loaded a moment later. No other data of the database is cached in memory.
 */
export function getSuburbIndex(database: Database, now: Date): Promise<SuburbIndex> {
  const known = indexCache.get(database);
  if (known && known.until > now.getTime()) return known.index;
  const index = loadIndex(database);
  indexCache.set(database, { index, until: now.getTime() + maxAgeMs });
  return index;
}

async function loadIndex(database: Database): Promise<SuburbIndex> {
  try {
    const rows = await database.select().from(suburbs);
    if (rows.length === 0) indexCache.delete(database);
    return createSuburbIndex(rows.map(suburbResource));
  } catch (error) {
    indexCache.delete(database);
    throw error;
  }
}

function suburbResource({ searchName: _, ...row }: typeof suburbs.$inferSelect): Suburb {
  return { '@id': `${suburbPath}/${row.slug}`, '@type': 'Suburb', ...row };
}
