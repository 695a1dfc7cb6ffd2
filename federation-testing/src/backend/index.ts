export { guestFetch } from './guest-fetch.ts';
export { type InProcessBackend, inProcessBackend } from './in-process-backend.ts';
