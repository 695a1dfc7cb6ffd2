export { readConfig } from './config.ts';
export { type Backend, createBackend } from './create-backend.ts';
export { type OpenDatabase, openDatabase } from './database/open-database.ts';
export { StartError } from './start-error.ts';
