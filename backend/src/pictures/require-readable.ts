import { pdfType } from '../pdf/pdf-reply.ts';
import { invalidFile } from '../uploads/inspect-upload.ts';
import type { Upload } from '../uploads/receive-upload.ts';
import { checkInWorker } from './image-worker.ts';
import { sanitizeUpload } from './sanitize-upload.ts';

/**
 * Returns an uploaded PDF, or a picture that opens completely.
 * @throws Problem 422 when the picture is damaged, incomplete or too large
 */
export async function requireReadable(upload: Upload): Promise<Upload> {
  const rejection = upload.mediaType === pdfType ? null : await checkInWorker(upload.path);
  if (rejection) throw invalidFile(rejection.rejected, 'picture');
  return upload;
}

/** Like {@link requireReadable}. A picture must also be as wide as a photo of a listing, so that people can read it. */
export async function requireLegible(upload: Upload): Promise<Upload> {
  if (upload.mediaType !== pdfType) await sanitizeUpload(upload);
  return upload;
}
