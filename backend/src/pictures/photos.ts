/**
 * Entry point for packages that process photos in the same way as an upload. It loads the image library sharp, which
 * the API loads only in its worker process.
 */
export { differenceHash } from './difference-hash.ts';
export { sanitizePhoto } from './sanitize-photo.ts';
