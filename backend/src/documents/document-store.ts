import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { DocumentCategory } from 'shared-contract/property/document-category';
import { binDays } from 'shared-contract/property/document-rules';
import type { Database } from '../database/database.ts';
import { completed, firstOf, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { documentShares, documentVersions, propertyDocuments } from './document-tables.ts';

export type VersionRow = typeof documentVersions.$inferSelect;
export type ShareRow = typeof documentShares.$inferSelect;
export type DocumentRow = typeof propertyDocuments.$inferSelect & { versions: VersionRow[]; shares: ShareRow[] };

type DocumentFilter = {
  id?: string;
  propertyId?: string;
  category?: DocumentCategory | undefined;
  /** Undefined: documents inside and outside the bin. */
  isInBin?: boolean;
  /** True to include the share links that were stopped. */
  hasStoppedShares?: boolean;
};

/** Returns the owner's documents with their versions and links, latest first. */
export function findDocuments(
  scope: ReadScope,
  { isInBin, hasStoppedShares, ...columns }: DocumentFilter = {},
): Paged<DocumentRow> {
  const { database, owner } = scope;
  const { deletedAt, createdAt, id } = propertyDocuments;
  const inBin = isInBin === undefined ? undefined : isInBin ? isNotNull(deletedAt) : isNull(deletedAt);
  const where = and(isOwn(propertyDocuments, owner, columns), inBin);
  const found = paged(
    () => database.$count(propertyDocuments, where),
    () =>
      database
        .select()
        .from(propertyDocuments)
        .where(where)
        .orderBy(sql`coalesce(${deletedAt}, ${createdAt}) desc`, asc(id)),
  );
  return completed(found, async (documents) => {
    const ids = documents.map((document) => document.id);
    const versions = Map.groupBy(await findVersions(scope, ids), ({ documentId }) => documentId);
    const shares = Map.groupBy(await findShares(scope, ids, hasStoppedShares), ({ documentId }) => documentId);
    return documents.map((document) => ({
      ...document,
      versions: versions.get(document.id) ?? [],
      shares: shares.get(document.id) ?? [],
    }));
  });
}

export const findDocument = (scope: ReadScope, id: string): Promise<DocumentRow | null> =>
  firstOf(findDocuments(scope, { id }));

/** Returns the versions of documents, latest first. */
const findVersions = ({ database, owner }: ReadScope, documentIds: string[]) =>
  database
    .select()
    .from(documentVersions)
    .where(and(isOwn(documentVersions, owner), inArray(documentVersions.documentId, documentIds)))
    .orderBy(desc(documentVersions.number));

/** Returns the links of documents, latest first; those that were stopped only on request. */
function findShares({ database, owner }: ReadScope, documentIds: string[], hasStopped = false) {
  const { documentId, createdAt, id } = documentShares;
  const isShare = isOwn(documentShares, owner, hasStopped ? {} : { revokedAt: null });
  return database
    .select()
    .from(documentShares)
    .where(and(isShare, inArray(documentId, documentIds)))
    .orderBy(desc(createdAt), asc(id));
}

/** Deletes documents with all versions {@link binDays} days after they were moved to the bin. */
export const deleteBinnedDocuments = (database: Database, now: Date) =>
  deleteForGood(database, lt(propertyDocuments.deletedAt, new Date(now.getTime() - binDays * 86_400_000)));

/** Deletes the documents in the bin of a property. */
export const emptyBin = (database: Database, propertyId: string) =>
  deleteForGood(database, and(eq(propertyDocuments.propertyId, propertyId), isNotNull(propertyDocuments.deletedAt)));

/** Deletes one document in the bin. */
export const deleteFromBin = ({ database, owner }: ReadScope, id: string) =>
  deleteForGood(database, and(isOwn(propertyDocuments, owner, { id }), isNotNull(propertyDocuments.deletedAt)));

/** Deletes documents with the files of all versions. */
async function deleteForGood(database: Database, where: SQL | undefined): Promise<void> {
  const versions = await database
    .select({ fileId: documentVersions.fileId, documentId: documentVersions.documentId })
    .from(documentVersions)
    .innerJoin(propertyDocuments, eq(propertyDocuments.id, documentVersions.documentId))
    .where(where);
  if (versions.length === 0) return;
  await database.transaction(async (transaction) => {
    const ids = versions.map(({ documentId }) => documentId);
    // Checks the condition again, because the owner may have restored a document meanwhile.
    const deleted = await transaction
      .delete(propertyDocuments)
      .where(and(inArray(propertyDocuments.id, ids), where))
      .returning({ id: propertyDocuments.id });
    const isDeleted = new Set(deleted.map(({ id }) => id));
    const files = versions.filter(({ documentId }) => isDeleted.has(documentId)).map(({ fileId }) => fileId);
    if (files.length > 0) await transaction.delete(storedFiles).where(inArray(storedFiles.id, files));
  });
}
