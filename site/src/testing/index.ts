import type {} from '@testing-library/jest-dom/jest-globals';

export { type InProcessBackend, inProcessBackend } from './in-process-backend.ts';
