import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';

export type Changes = {
  /** The oldest transaction still under way: what was changed by one before it is seen already. */
  horizon: string;
  changed: { id: string; changedIn: string }[];
};

/** Which listings were changed by this transaction or a later one. One statement, so that both are of one moment. */
export async function readChanges(database: Database, since: string): Promise<Changes> {
  const known = prepared.get(database) ?? prepare(database);
  prepared.set(database, known);
  const [row] = await known.execute({ since });
  if (!row) throw new Error('The database did not say what has changed.');
  return row;
}

/** Asked with every search: the database plans it once. */
function prepare(database: Database) {
  const changed = sql<Changes['changed']>`(
    select coalesce(json_agg(json_build_object('id', id, 'changedIn', changed_in::text)), '[]')
    from ${listings} where changed_in >= ${sql.placeholder('since')}::xid8)`;
  return database
    .select({ horizon: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`, changed })
    .from(sql`(select 1) as one`)
    .prepare('listing-changes');
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();
