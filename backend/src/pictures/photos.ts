/** Entry point for packages that process photos as an upload does. Loads sharp, which the API's process does not. */
export { differenceHash } from './difference-hash.ts';
export { sanitizePhoto } from './sanitize-photo.ts';
