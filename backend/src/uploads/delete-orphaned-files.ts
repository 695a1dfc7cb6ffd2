import { and, eq, notExists } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { documentVersions } from '../documents/document-tables.ts';
import { expenses } from '../expenses/expense-table.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { storedFiles } from './stored-file-table.ts';

/** The tables whose rows refer to a stored file. A test compares them with the schema. */
export const fileReferences: readonly (PgTable & Record<'fileId', PgColumn>)[] = [
  listingAssets,
  ownershipDocuments,
  expenses,
  documentVersions,
];

/**
 * Deletes the files that no row refers to, such as those of a user whose account was deleted. An upload stores a file
 * and its row in one transaction, so a file without a row has no owner.
 */
export async function deleteOrphanedFiles(database: Database): Promise<void> {
  const isOrphan = fileReferences.map((table) =>
    notExists(database.select({ fileId: table.fileId }).from(table).where(eq(table.fileId, storedFiles.id))),
  );
  await database.delete(storedFiles).where(and(...isOrphan));
}
