import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { StartError } from 'server-process';
import type { Database } from '../database/database.ts';
import type { MasterKeys } from './master-keys.ts';
import type { sealedColumns } from './sealed-columns.ts';

export type SealedTable = PgTable & Record<'id' | keyof ReturnType<typeof sealedColumns>, PgColumn>;

/** Returns the tables with `sealedColumns`. */
export function sealedTables(schema: Record<string, unknown>): SealedTable[] {
  const tables = Object.values(schema).filter((one): one is PgTable => is(one, PgTable));
  return tables.filter((table): table is SealedTable =>
    ['id', 'keyId', 'dataKey', 'sealed'].every((name) => name in getTableColumns(table)),
  );
}

/** The context of a row for `seal` and `unseal`. */
export const rowContext = (table: SealedTable, id: string): string => `${getTableName(table)}/${id}`;

/** Requires every key that encrypts a row, so that a backend never starts without one. @throws StartError */
export async function requireKeysInUse(database: Database, tables: SealedTable[], keys: MasterKeys): Promise<void> {
  for (const table of tables) {
    const used = await database.selectDistinct({ keyId: table.keyId }).from(table as PgTable);
    const missing = used.map(({ keyId }) => String(keyId)).find((id) => !keys.byId.has(id));
    if (missing === undefined) continue;
    throw new StartError(
      `ENCRYPTION_KEYS: expected the key "${missing}" too, which encrypts rows of ${getTableName(table)}. Add it.`,
    );
  }
}
