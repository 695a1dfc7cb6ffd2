import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { checkInWorker, sanitizeInWorker } from './image-worker.ts';
import type { SanitizedPhoto } from './sanitize-photo.ts';

/**
 * Decodes an uploaded picture in the image worker and returns it without metadata.
 * @throws Problem 422 when the file is damaged or incomplete, or the picture is too small or too large
 */
export async function sanitizeUpload(upload: Upload): Promise<SanitizedPhoto> {
  const photo = await sanitizeInWorker(upload.path);
  if ('rejected' in photo) throw invalidFile(photo.rejected, 'picture');
  return photo;
}

/**
 * Checks an uploaded PDF or picture that is stored as it is, because it is evidence. A picture must open completely.
 * @throws Problem 422 when the picture is damaged, incomplete or too large
 */
export async function requireReadable(upload: Upload): Promise<Upload> {
  const rejection = upload.mediaType === 'application/pdf' ? null : await checkInWorker(upload.path);
  if (rejection) throw invalidFile(rejection.rejected, 'picture');
  return upload;
}
