/** What only calls with files need. It is one chunk, because each chunk costs the first visit some bytes. */
export { readCheckedFile } from './check-file.ts';
export { sendFile } from './send-file.ts';
