/**
 * Entry point for packages that process photos in the same way as uploads are processed. It loads the image library
 * sharp, which the API itself loads only in its worker process.
 */
export { colourPreview } from './colour-preview.ts';
export { differenceHash } from './difference-hash.ts';
export { sanitizePhoto } from './sanitize-photo.ts';
