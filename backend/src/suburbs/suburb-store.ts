import { asc, inArray } from 'drizzle-orm';
import type { Suburb } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { type SuburbIndex, suburbIndex } from './suburb-index.ts';
import { suburbs } from './suburb-table.ts';

export const suburbPath = '/api/suburbs';

export async function suburbsBySlug(database: Database, slugs: readonly string[]): Promise<Suburb[]> {
  const rows = await database
    .select()
    .from(suburbs)
    .where(inArray(suburbs.slug, [...slugs]))
    .orderBy(asc(suburbs.slug));
  return rows.map(suburbResource);
}

type Kept = { index: Promise<SuburbIndex>; until: number };
const kept = new WeakMap<Database, Kept>();
const keepMs = 10 * 60_000;

/** The type-ahead's index over the whole gazetteer, read again every ten minutes. An empty gazetteer is not kept. */
export function indexOfSuburbs(database: Database, now: Date): Promise<SuburbIndex> {
  const known = kept.get(database);
  if (known && known.until > now.getTime()) return known.index;
  const index = loadIndex(database);
  kept.set(database, { index, until: now.getTime() + keepMs });
  return index;
}

async function loadIndex(database: Database): Promise<SuburbIndex> {
  try {
    const rows = await database.select().from(suburbs);
    if (rows.length === 0) kept.delete(database);
    return suburbIndex(rows.map(suburbResource));
  } catch (error) {
    kept.delete(database);
    throw error;
  }
}

function suburbResource({ searchName: _, ...row }: typeof suburbs.$inferSelect): Suburb {
  return { '@id': `${suburbPath}/${row.slug}`, '@type': 'Suburb', ...row };
}
