import { readFile } from 'node:fs/promises';
import { announceFile } from '../file-storage/delete-files.ts';
import { createFile, type FileScope } from '../file-storage/file-storage.ts';
import type { Upload } from './receive-upload.ts';

/** An upload whose file is in the file storage. It is deleted unless its row is committed. */
export type WrittenUpload = Upload & { isWritten: true };

/** Writes an upload to the file storage as it is. Must be called outside of a transaction. @throws Problem 503 */
export const writeUpload = async (upload: Upload, scope: FileScope): Promise<WrittenUpload> =>
  writeBytesOf(upload, await readFile(upload.path), scope);

/** Like {@link writeUpload}, with the bytes that were made of the upload. */
export async function writeBytesOf(
  upload: Upload,
  bytes: Uint8Array,
  { database, config }: FileScope,
): Promise<WrittenUpload> {
  await announceFile(database, upload.id);
  await createFile(config, upload.id, bytes);
  return { ...upload, isWritten: true };
}
