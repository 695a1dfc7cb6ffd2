import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import { notFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { Upload } from './receive-upload.ts';
import { storedFiles } from './stored-file-table.ts';

export async function storeFile(database: Database, upload: Upload): Promise<string> {
  const rows = await database
    .insert(storedFiles)
    .values({ mediaType: upload.mediaType, byteSize: upload.byteSize, bytes: await readFile(upload.path) })
    .returning({ id: storedFiles.id });
  return storedRow(rows, 'file').id;
}

/**
 * Returns a response that makes browsers download the file. They must not open it as a page of this site, because a
 * file could contain scripts.
 */
export async function fileDownload(database: Database, id: string | null, fileName: string): Promise<Reply> {
  const [row] = id === null ? [] : await database.select().from(storedFiles).where(eq(storedFiles.id, id));
  if (!row) throw notFound();
  return {
    status: 200,
    headers: {
      'content-type': row.mediaType,
      'content-length': String(row.byteSize),
      'content-disposition': `attachment; filename="${toAscii(fileName)}"; filename*=UTF-8''${encodeExtended(fileName)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    },
    payload: row.bytes,
  };
}

const toAscii = (name: string) => name.replaceAll(/[^\w .()-]/g, '_');

/**
 * Encodes a file name for a header by RFC 8187. `encodeURIComponent` leaves `'`, `(`, `)` and `*` unchanged, which RFC
 * 8187 does not allow.
 */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
