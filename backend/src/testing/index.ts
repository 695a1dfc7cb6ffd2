export { startTestPostgres, type TestPostgres } from '../database/test-postgres.ts';
export { insertProperty } from './insert-property.ts';
export { type TestBackend, type TestUser, testBackend } from './test-backend.ts';
