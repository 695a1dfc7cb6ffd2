import { and, eq, gt, inArray, notExists } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { documentVersions } from '../documents/document-tables.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import type { JobLog } from '../jobs/run-jobs.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { storedFiles } from './stored-file-table.ts';

/** The tables whose rows refer to a stored file. A test compares them with the schema. */
export const fileReferences: readonly (PgTable & Record<'fileId', PgColumn>)[] = [
  listingAssets,
  ownershipDocuments,
  expenses,
  removedExpenses,
  documentVersions,
];

const batchSize = 100;

/**
 * Deletes the files that no row refers to, such as those of a user whose account was deleted. An upload stores a file
 * and its row in one transaction, so a file without a row has no owner. Logs a batch that fails and goes on: after a
 * rollback, a table that this version does not know can refer to a file.
 */
export async function deleteOrphanedFiles(database: Database, log?: JobLog): Promise<void> {
  const isOrphan = and(
    ...fileReferences.map((table) =>
      notExists(database.select({ fileId: table.fileId }).from(table).where(eq(table.fileId, storedFiles.id))),
    ),
  );
  const { id } = storedFiles;
  let last: string | undefined;
  do {
    const isLater = last === undefined ? undefined : gt(id, last);
    const rows = await database
      .select({ id })
      .from(storedFiles)
      .where(and(isLater, isOrphan))
      .orderBy(id)
      .limit(batchSize);
    const batch = rows.map((row) => row.id);
    last = batch.at(-1);
    try {
      if (batch.length > 0) await database.delete(storedFiles).where(and(inArray(id, batch), isOrphan));
    } catch (err) {
      log?.error({ err }, `clean-up: ${batch.length} files without a known row were not deleted`);
    }
  } while (last !== undefined);
}
