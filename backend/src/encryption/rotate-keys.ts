import { asc, eq, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { MasterKeys } from './master-keys.ts';
import { rewrap, type Sealed } from './seal.ts';
import { rowContext, type SealedTable } from './sealed-tables.ts';

const batchSize = 200;

/**
 * Encrypts all data keys with the newest master key, in short transactions. Can be stopped and run again at any time,
 * also while backends write. Versions of rows do not change. Returns how many rows it changed.
 * @throws Error when a master key that a row needs is not configured
 */
export async function rotateKeys(database: Database, tables: SealedTable[], keys: MasterKeys): Promise<number> {
  let changed = 0;
  for (const table of tables) {
    // Counts again after each batch, because rows that another rotation has just changed make a batch smaller.
    while ((await database.$count(table, ne(table.keyId, keys.newest.id))) > 0) {
      changed += await database.transaction((transaction) => rotateBatch(transaction, table, keys));
    }
  }
  return changed;
}

async function rotateBatch(database: Database, table: SealedTable, keys: MasterKeys): Promise<number> {
  const rows = (await database
    .select()
    .from(table as PgTable)
    .where(ne(table.keyId, keys.newest.id))
    .orderBy(asc(table.id))
    .limit(batchSize)
    .for('update')) as (Sealed & { id: string })[];
  for (const row of rows) {
    const wrapped = rewrap(keys, rowContext(table, row.id), row);
    await database
      .update(table as PgTable)
      .set(wrapped)
      .where(eq(table.id, row.id));
  }
  return rows.length;
}
