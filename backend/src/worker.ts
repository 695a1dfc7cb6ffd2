import { startMetrics } from 'metrics';
import { pino } from 'pino';
import { runProcess, StartError } from 'server-process';
import { logTraceId, startTraces } from 'traces';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { errorForLog } from './error-log/error-for-log.ts';
import { requireOwnStorage } from './file-storage/require-own-storage.ts';
import { startWorker } from './jobs/start-worker.ts';
import { warnWithoutProvider } from './payments/without-provider.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  if (config.databaseUrl === undefined) {
    throw new StartError('DATABASE_URL: expected for a worker. On the embedded PostgreSQL the backend runs the jobs.');
  }
  const { metricsPort } = config;
  const host = process.env.HOST ?? '127.0.0.1';
  const metrics = metricsPort === undefined ? null : await startMetrics('worker', { port: metricsPort, host });
  const traces = await startTraces('worker');
  const log = pino({ level: config.logLevel, serializers: { err: errorForLog }, ...logTraceId() });
  traces?.reportTo(log);
  warnWithoutProvider(config, log);
  const database = await openDatabase(config);
  await requireOwnStorage(database.database, config);
  const worker = await startWorker(config, database.url, log);
  await worker.prepareFirstImages();
  const close = async () => {
    await worker.close();
    await database.close();
    await traces?.close();
    await metrics?.close();
  };
  return { message: 'The worker is running.', close };
});
