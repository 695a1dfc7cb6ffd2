// Only backend/seed imports this file; it goes with that folder.
export * from '../schema.ts';
