import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { type FileScope, readBytes, retainFile } from '../file-storage/file-storage.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { storedFiles } from './stored-file-table.ts';
import type { WrittenUpload } from './write-upload.ts';

/** Inserts the row of a written upload. */
export async function storeFile(database: Database, { id, mediaType, byteSize }: WrittenUpload): Promise<string> {
  await retainFile(database, id);
  await database.insert(storedFiles).values({ id, mediaType, byteSize });
  return id;
}

/**
 * Reads the bytes of a file for an archive.
 * @throws Error without such a file, because the row that refers to it is read in the same transaction
 */
export async function readStoredFile({ database, config }: FileScope, id: string | null): Promise<Buffer> {
  const found = database
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.id, id ?? ''));
  const row = await storedRow(found, 'file');
  return readBytes(config, row.id, row.bytes);
}

/**
 * Returns a response that makes browsers download the file. They must not open it as a page of this site, because a
 * file could contain scripts.
 */
export async function fileDownload(
  { database, config }: FileScope,
  id: string | null,
  fileName: string,
): Promise<Reply> {
  const stored = database.select().from(storedFiles);
  const row = requireFound(id === null ? null : await firstRow(stored.where(eq(storedFiles.id, id))));
  return {
    status: 200,
    headers: {
      'content-type': row.mediaType,
      'content-length': String(row.byteSize),
      'content-disposition': `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encodeExtended(fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
    payload: await readBytes(config, row.id, row.bytes),
  };
}

const toAscii = (name: string) => name.replaceAll(/[^\w .()-]/g, '_');

/**
 * Encodes a file name for a header by RFC 8187. `encodeURIComponent` leaves `'`, `(`, `)` and `*` unchanged, which RFC
 * 8187 does not allow.
 */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
