export { StartError } from 'server-process';
export { readConfig } from './config.ts';
export { type Backend, createBackend } from './create-backend.ts';
export { type OpenDatabase, openDatabase } from './database/open-database.ts';
export { startWorker, type Worker } from './jobs/start-worker.ts';
