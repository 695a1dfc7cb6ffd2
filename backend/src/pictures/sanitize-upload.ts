import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { sanitizeInWorker } from './image-worker.ts';
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
