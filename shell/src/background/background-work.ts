/** What runs when the page has been shown. It is one chunk, because each chunk costs the first visit some bytes. */
export { startPrefetching } from '../prefetch/start-prefetching.ts';
export { mergeGuestData } from './merge-guest-data.ts';
