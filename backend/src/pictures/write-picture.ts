import type { FileScope } from '../file-storage/file-storage.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { type WrittenUpload, writeBytesOf } from '../uploads/write-upload.ts';
import type { SanitizedPhoto, SanitizedPicture } from './sanitize-photo.ts';
import { sanitizePortraitUpload, sanitizeUpload } from './sanitize-upload.ts';

/** An uploaded picture that is in the file storage, without metadata. */
export type WrittenPicture<Picture = SanitizedPicture> = WrittenUpload & { picture: Omit<Picture, 'bytes'> };

/** Decodes an uploaded photo and writes it without metadata. @throws Problem 422 or 503 */
export const writePhoto = async (upload: Upload, scope: FileScope): Promise<WrittenPicture<SanitizedPhoto>> =>
  writePicture(upload, await sanitizeUpload(upload), scope);

/** Like {@link writePhoto}, for the photo of a person, which becomes a square. @throws Problem 422 or 503 */
export const writePortrait = async (upload: Upload, scope: FileScope): Promise<WrittenPicture> =>
  writePicture(upload, await sanitizePortraitUpload(upload), scope);

async function writePicture<Picture extends SanitizedPicture>(
  upload: Upload,
  { bytes, ...picture }: Picture,
  scope: FileScope,
): Promise<WrittenPicture<Picture>> {
  return { ...(await writeBytesOf(upload, bytes, scope)), picture };
}
