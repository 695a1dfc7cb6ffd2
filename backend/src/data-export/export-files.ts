import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { findPictures } from './export-sections.ts';

/** An uploaded file of the user. Its bytes are read only when they are written into the archive. */
export type ExportFile = { name: string; bytes: () => Promise<Buffer> };

/** Returns all uploaded files of one user. Add a line for each new kind of upload. */
export async function exportFiles(database: Database, owner: Owner): Promise<ExportFile[]> {
  return [
    ...(await findOwnershipDocuments(database, owner)),
    ...(await findListingDocuments(database, owner)),
    ...(await findUploadedPictures(database, owner)),
  ];
}

async function findOwnershipDocuments(database: Database, owner: Owner): Promise<ExportFile[]> {
  const { id, fileId, fileName } = ownershipDocuments;
  const rows = await database
    .select({ id, fileId, fileName })
    .from(ownershipDocuments)
    .where(and(eq(ownershipDocuments.ownerId, owner.id), isNotNull(fileId)))
    .orderBy(asc(id));
  return rows.map((row) => storedFile(database, 'ownership-documents', row));
}

/** Also returns removed documents that can still be restored. */
async function findListingDocuments(database: Database, owner: Owner): Promise<ExportFile[]> {
  const { id, fileId, fileName } = listingAssets;
  const rows = await database
    .select({ id, fileId, fileName })
    .from(listingAssets)
    .where(and(eq(listingAssets.ownerId, owner.id), isNotNull(fileId)))
    .orderBy(asc(id));
  return rows.map((row) => storedFile(database, 'listing-documents', row));
}

async function findUploadedPictures(database: Database, owner: Owner): Promise<ExportFile[]> {
  const everyOne = { limit: Number.MAX_SAFE_INTEGER, offset: 0 };
  const files: ExportFile[] = [];
  for (const { id } of await findPictures(database, owner)(everyOne)) {
    const source = eq(pictureSources.pictureId, id);
    const { mediaType, bytes } = pictureSources;
    const [found] = await database.select({ mediaType }).from(pictureSources).where(source);
    if (!found) continue;
    files.push({
      name: `files/pictures/${id}.${found.mediaType.split('/').at(-1)}`,
      bytes: async () => onlyBytes(await database.select({ bytes }).from(pictureSources).where(source)),
    });
  }
  return files;
}

function storedFile(
  database: Database,
  folder: string,
  { id, fileId, fileName }: { id: string; fileId: string | null; fileName: string },
): ExportFile {
  const { bytes } = storedFiles;
  return {
    // Contains the id, so that names are unique.
    name: `files/${folder}/${id} ${fileName.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`,
    bytes: async () =>
      onlyBytes(
        await database
          .select({ bytes })
          .from(storedFiles)
          .where(eq(storedFiles.id, fileId ?? '')),
      ),
  };
}

function onlyBytes([row]: { bytes: Buffer }[]): Buffer {
  if (!row) throw new Error('A file went away in the middle of its transaction.');
  return row.bytes;
}
