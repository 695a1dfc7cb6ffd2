import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { scheduleCleanup } from './cleanup-jobs/cleanup-jobs.ts';
import type { BackendConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { refreshSearchTotals } from './listing-facets/search-totals.ts';
import { completeSearch } from './search-documents/store-in-search.ts';

export type Backend = { app: FastifyInstance; close: () => Promise<void> };

/**
 * Creates the backend; the caller makes it listen with `app.listen({ port, host })`. `close` finishes running requests,
 * then closes the database, unless the caller passed the database as `opened`.
 */
export async function createBackend(config: BackendConfig, opened?: OpenDatabase): Promise<Backend> {
  const database = opened ?? (await openDatabase(config));
  try {
    await completeSearch(database.database, config.clock());
    await refreshSearchTotals(database.database, config.clock());
    const app = await createApp(config, database.database);
    await app.ready();
    const stopCleanup = scheduleCleanup(database.database, config, (error) =>
      app.log.error({ err: error }, 'clean-up failed'),
    );
    return {
      app,
      close: async () => {
        stopCleanup();
        await app.close();
        if (!opened) await database.close();
      },
    };
  } catch (error) {
    if (!opened) await database.close();
    throw error;
  }
}
