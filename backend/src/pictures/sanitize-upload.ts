import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { sanitizeInWorker, sanitizePortraitInWorker } from './image-worker.ts';
import type { PhotoRejection, SanitizedPhoto, SanitizedPicture } from './sanitize-photo.ts';

/**
 * Decodes an uploaded picture in the image worker and returns it without metadata.
 * @throws Problem 422 when the file is damaged or incomplete, or the picture is too small or too large
 */
export const sanitizeUpload = async (upload: Upload): Promise<SanitizedPhoto> =>
  accepted(await sanitizeInWorker(upload.path));

/** Like {@link sanitizeUpload}, for the photo of a person, which becomes a square. */
export const sanitizePortraitUpload = async (upload: Upload): Promise<SanitizedPicture> =>
  accepted(await sanitizePortraitInWorker(upload.path));

function accepted<Picture extends SanitizedPicture>(picture: Picture | PhotoRejection): Picture {
  if ('rejected' in picture) throw invalidFile(picture.rejected, 'picture');
  return picture;
}
