import type { Database } from '../database/database.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

/** The smallest file that is accepted as a PDF. */
export const aPdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');

/** Stores {@link aPdf} and returns its id. */
export async function insertFile(database: Database): Promise<string> {
  const [file] = await database
    .insert(storedFiles)
    .values({ mediaType: 'application/pdf', byteSize: aPdf.length, bytes: aPdf })
    .returning();
  if (!file) throw new Error('The file was not stored.');
  return file.id;
}

/** By default a verified rates notice. */
export async function insertOwnershipDocument(
  database: Database,
  values: Pick<typeof ownershipDocuments.$inferInsert, 'ownerId' | 'propertyId'> &
    Partial<typeof ownershipDocuments.$inferInsert>,
) {
  const [row] = await database
    .insert(ownershipDocuments)
    .values({
      kind: 'ratesNotice',
      fileName: 'rates.pdf',
      byteSize: aPdf.length,
      fileId: await insertFile(database),
      status: 'verified',
      ...values,
    })
    .returning();
  if (!row) throw new Error('The document was not stored.');
  return row;
}

/** By default a contract of sale on a listing. */
export async function insertDocumentAsset(
  database: Database,
  values: Pick<typeof listingAssets.$inferInsert, 'ownerId' | 'listingId'> & Partial<typeof listingAssets.$inferInsert>,
) {
  const [row] = await database
    .insert(listingAssets)
    .values({
      kind: 'document',
      position: 1,
      fileName: 'contract.pdf',
      byteSize: aPdf.length,
      fileId: await insertFile(database),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The document was not stored.');
  return row;
}
