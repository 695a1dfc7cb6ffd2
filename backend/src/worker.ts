import { pino } from 'pino';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { startWorker } from './jobs/start-worker.ts';
import { StartError } from './start-error.ts';

try {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    throw new StartError('DATABASE_URL: expected for a worker. On the embedded PostgreSQL the backend runs the jobs.');
  }
  const database = await openDatabase(config);
  const worker = await startWorker(config, database.url, pino({ level: config.logLevel }));
  await worker.prepareFirstImages();
  console.log('The worker is running.');
  const stop = async () => {
    await worker.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
