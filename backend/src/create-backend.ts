import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { BackendConfig } from './config.ts';
import { keepHouse } from './database/housekeeping.ts';
import { type OpenDatabase, openDatabase } from './database/open-database.ts';
import { refreshSearchTotals } from './listing-facets/search-totals.ts';
import { completeSearch } from './search-documents/store-in-search.ts';

export type Backend = { app: FastifyInstance; close: () => Promise<void> };

/**
 * The backend, ready to listen: `await app.listen({ port, host })`. `close` answers what is in flight, then leaves the
 * database. With `opened`, the database is the caller's, and stays open.
 */
export async function createBackend(config: BackendConfig, opened?: OpenDatabase): Promise<Backend> {
  const database = opened ?? (await openDatabase(config));
  try {
    await completeSearch(database.database, config.clock());
    await refreshSearchTotals(database.database, config.clock());
    const app = await createApp(config, database.database);
    await app.ready();
    const leaveHouse = keepHouse(database.database, config, (error) => app.log.error({ err: error }, 'sweep failed'));
    return {
      app,
      close: async () => {
        leaveHouse();
        await app.close();
        if (!opened) await database.close();
      },
    };
  } catch (error) {
    if (!opened) await database.close();
    throw error;
  }
}
