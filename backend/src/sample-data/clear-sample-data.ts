import { eq, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { documentVersions, propertyDocuments } from '../documents/document-tables.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import { deleteUnusedPictures } from '../listing-assets/delete-removed-assets.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { deleteOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { propertyContents } from '../properties/property-contents.ts';
import { properties } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { lockSampleProperty } from './sample-property.ts';

/**
 * Deletes the owner's sample property with everything in it, also what the owner has added to it. The rows of a ledger
 * and of an access log go with their tenancy and application, as with a deleted account; their triggers refuse any
 * other way. Without a sample property nothing changes. `scope.database` is a transaction.
 */
export async function clearSampleData(scope: ReadScope): Promise<void> {
  const { database } = scope;
  const property = await lockSampleProperty(scope);
  if (property === null) return;
  const pictureIds = await findPictures(scope, property);
  const fileIds = await findFiles(scope, property.id);
  for (const { table } of propertyContents) await database.delete(table).where(eq(table.propertyId, property.id));
  await deleteOwn(scope, properties, property.id);
  if (fileIds.length > 0) await database.delete(storedFiles).where(inArray(storedFiles.id, fileIds));
  await deleteUnusedPictures(database, pictureIds);
}

type Property = typeof properties.$inferSelect;

async function findPictures({ database }: ReadScope, { id, pictureId }: Property): Promise<string[]> {
  const ofListings = await database
    .select({ shown: listings.pictureId, asset: listingAssets.pictureId })
    .from(listings)
    .leftJoin(listingAssets, eq(listingAssets.listingId, listings.id))
    .where(eq(listings.propertyId, id));
  return withoutNulls([pictureId, ...ofListings.flatMap(({ shown, asset }) => [shown, asset])]);
}

/** Returns the files of the tables in `fileReferences`, to which a test compares them. */
async function findFiles({ database }: ReadScope, propertyId: string): Promise<string[]> {
  const direct = [expenses, removedExpenses, ownershipDocuments].map((table) =>
    database
      .select({ fileId: table.fileId as PgColumn })
      .from(table)
      .where(eq(table.propertyId, propertyId)),
  );
  const ofListings = database
    .select({ fileId: listingAssets.fileId })
    .from(listingAssets)
    .innerJoin(listings, eq(listings.id, listingAssets.listingId))
    .where(eq(listings.propertyId, propertyId));
  const ofDocuments = database
    .select({ fileId: documentVersions.fileId })
    .from(documentVersions)
    .innerJoin(propertyDocuments, eq(propertyDocuments.id, documentVersions.documentId))
    .where(eq(propertyDocuments.propertyId, propertyId));
  const found: { fileId: unknown }[] = [];
  for (const query of [...direct, ofListings, ofDocuments]) found.push(...(await query));
  return withoutNulls(found.map(({ fileId }) => fileId as string | null));
}

const withoutNulls = (ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);
