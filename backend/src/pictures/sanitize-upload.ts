import { createFile, type FileConfig } from '../file-storage/file-storage.ts';
import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { type WrittenUpload, writeUpload } from '../uploads/stored-file-store.ts';
import { checkInWorker, sanitizeInWorker, sanitizePortraitInWorker } from './image-worker.ts';
import type { PhotoRejection, SanitizedPhoto, SanitizedPicture } from './sanitize-photo.ts';

/** An uploaded picture that is in the file storage, without metadata. */
export type WrittenPicture<Picture = SanitizedPicture> = WrittenUpload & { picture: Omit<Picture, 'bytes'> };

/**
 * Decodes an uploaded picture in the image worker and returns it without metadata.
 * @throws Problem 422 when the file is damaged or incomplete, or the picture is too small or too large
 */
export const sanitizeUpload = async (upload: Upload): Promise<SanitizedPhoto> =>
  accepted(await sanitizeInWorker(upload.path));

/** Writes a sanitized photo to the file storage. @throws Problem 422 */
export const writePhoto = async (upload: Upload, config: FileConfig): Promise<WrittenPicture<SanitizedPhoto>> =>
  writePicture(upload, await sanitizeUpload(upload), config);

/** Like `writePhoto`, for the photo of a person, which becomes a square. @throws Problem 422 */
export const writePortrait = async (upload: Upload, config: FileConfig): Promise<WrittenPicture> =>
  writePicture(upload, accepted(await sanitizePortraitInWorker(upload.path)), config);

/**
 * Writes a proof of ownership to the file storage as it is, because it is evidence. A picture must open completely,
 * like a photo of a listing.
 * @throws Problem 422
 */
export async function writeEvidence(upload: Upload, config: FileConfig): Promise<WrittenUpload> {
  if (upload.mediaType !== 'application/pdf') await sanitizeUpload(upload);
  return writeUpload(upload, config);
}

async function writePicture<Picture extends SanitizedPicture>(
  upload: Upload,
  { bytes, ...picture }: Picture,
  config: FileConfig,
): Promise<WrittenPicture<Picture>> {
  await createFile(config, upload.id, bytes);
  return { ...upload, picture, isWritten: true };
}

function accepted<Picture extends SanitizedPicture>(picture: Picture | PhotoRejection): Picture {
  if ('rejected' in picture) throw invalidFile(picture.rejected, 'picture');
  return picture;
}

/**
 * Writes an uploaded PDF or picture to the file storage as it is. A picture must open completely.
 * @throws Problem 422 when the picture is damaged, incomplete or too large
 */
export async function writeReadable(upload: Upload, config: FileConfig): Promise<WrittenUpload> {
  const rejection = upload.mediaType === 'application/pdf' ? null : await checkInWorker(upload.path);
  if (rejection) throw invalidFile(rejection.rejected, 'picture');
  return writeUpload(upload, config);
}
