/**
 * Entry point for packages that process photos like an upload. It loads sharp, which the API's own process does not
 * load.
 */
export { differenceHash } from './difference-hash.ts';
export { sanitizePhoto } from './sanitize-photo.ts';
