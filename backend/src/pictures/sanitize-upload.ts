import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { checkInWorker, sanitizeInWorker, sanitizePortraitInWorker } from './image-worker.ts';
import type { PhotoRejection, SanitizedPhoto, SanitizedPicture } from './sanitize-photo.ts';

/**
 * Decodes an uploaded picture in the image worker and returns it without metadata.
 * @throws Problem 422 when the file is damaged or incomplete, or the picture is too small or too large
 */
export const sanitizeUpload = async (upload: Upload): Promise<SanitizedPhoto> =>
  accepted(await sanitizeInWorker(upload.path));

/** Like `sanitizeUpload`, for the photo of a person, which becomes a square. @throws Problem 422 */
export const sanitizePortraitUpload = async (upload: Upload): Promise<SanitizedPicture> =>
  accepted(await sanitizePortraitInWorker(upload.path));

function accepted<Picture extends SanitizedPicture>(picture: Picture | PhotoRejection): Picture {
  if ('rejected' in picture) throw invalidFile(picture.rejected, 'picture');
  return picture;
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
