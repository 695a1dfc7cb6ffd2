import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { checkOfficialForms } from './agreement-document/official-forms.ts';
import { createApp } from './app.ts';
import type { BackendConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { findOrCreateMasterKeys } from './encryption/configured-keys.ts';
import { requireKeysInUse, sealedTables } from './encryption/sealed-tables.ts';
import { requireOwnStorage } from './file-storage/require-own-storage.ts';
import { addingOnly, startJobQueue } from './jobs/job-queue.ts';
import { startWorker } from './jobs/start-worker.ts';
import { reportsAddress } from './listing-reports/reports-address.ts';
import { measureJobs } from './metrics/measure-jobs.ts';
import { warnWithoutProvider } from './payments/without-provider.ts';
import * as schema from './schema.ts';
import { completeSearch } from './search-documents/store-in-search.ts';

export type Backend = { app: FastifyInstance; close: () => Promise<void> };

/**
 * Creates the backend, and a worker for background jobs unless they run in a separate process. The caller starts the
 * server with `app.listen({ port, host })`. `close` finishes running requests and jobs, then closes the database. A
 * database that the caller passed as `opened` stays open.
 * @param registry receives the figures of requests, connections and jobs
 */
export async function createBackend(
  config: BackendConfig,
  opened?: OpenDatabase,
  registry?: Registry,
): Promise<Backend> {
  // Fails before anything has started.
  reportsAddress(config);
  await checkOfficialForms(config);
  const database = opened ?? (await openDatabase(config));
  const started: (() => Promise<unknown>)[] = opened ? [] : [database.close];
  const close = async () => {
    for (const stop of started.splice(0).reverse()) await stop();
  };
  try {
    const encryptionKeys = findOrCreateMasterKeys(config);
    await requireKeysInUse(database.database, sealedTables(schema), encryptionKeys);
    await requireOwnStorage(database.database, config);
    await completeSearch(database.database, config.clock());
    let log: FastifyInstance['log'] | undefined;
    const boss = await startJobQueue(addingOnly(database.pool), (err) => log?.error({ err }, 'the job queue failed'));
    started.push(() => boss.stop());
    const app = await createApp({ ...config, encryptionKeys }, database, boss, registry);
    if (registry) measureJobs(boss, registry);
    log = app.log;
    warnWithoutProvider(config, log);
    started.push(() => app.close());
    await app.ready();
    if (config.worker === 'inside') started.push((await startWorker(config, database.url, log)).close);
    return { app, close };
  } catch (error) {
    await close();
    throw error;
  }
}
