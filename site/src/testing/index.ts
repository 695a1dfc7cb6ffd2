import type {} from '@testing-library/jest-dom/jest-globals';

export { type InProcessBackend, inProcessBackend } from './in-process-backend.ts';
export { type RunningSite, startSite } from './start-site.ts';
export type { Edit } from './variant.ts';
