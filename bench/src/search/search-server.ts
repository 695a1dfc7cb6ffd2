/*
 * This program starts a backend on a market with `count` listings, and a route that only runs `SELECT 1`. PostgreSQL
 * runs with the settings of the embedded one, or with those of a server (`serverSettings`).
 */

import { createBackend, openDatabase, readConfig } from 'backend';
import { startEmbeddedPostgres } from 'backend/testing/postgres';
import Fastify from 'fastify';
import { fillMarket } from './fill-market.ts';
import { serverSettings } from './server-settings.ts';

const dataFolder = await fillMarket(Number(process.argv[2]));
const settings = process.argv[3] === 'server' ? serverSettings : undefined;
const postgres = await startEmbeddedPostgres(dataFolder, undefined, settings);
const ENCRYPTION_KEYS = `bench:${Buffer.alloc(32).toString('base64')}`;
const place = { VERANDAH_DATA: dataFolder, FILE_STORAGE: `${dataFolder}/files`, DATABASE_URL: postgres.url };
const config = readConfig({ LOG_LEVEL: 'silent', ENCRYPTION_KEYS, ...place });
const database = await openDatabase({ dataFolder, databaseUrl: postgres.url });
const backend = await createBackend(config, database);
const least = Fastify();
least.get('/select-1', async () => (await database.pool.query('select 1 as one')).rows[0]);
// Writes 1,000 rows again with another price, so that each index of the search table changes.
least.post('/change-listings', async () => {
  const { rowCount } = await database.pool.query(`
    update listing_search set sale_price_cents = sale_price_cents + 100, lease_price_cents = lease_price_cents + 100
    where listing_id in (select listing_id from listing_search order by random() limit 1000)`);
  return { changed: rowCount };
});
const url = await backend.app.listen({ port: 0, host: '127.0.0.1' });
const leastUrl = await least.listen({ port: 0, host: '127.0.0.1' });
await fetch(`${url}/api/listings/search`);
const megabytes = process.memoryUsage().rss / 1024 / 1024;
process.stdout.write(`${JSON.stringify({ url, leastUrl, megabytes })}\n`);
process.stdin.resume();
process.stdin.on('end', async () => {
  await least.close();
  await backend.close();
  await database.close();
  await postgres.stop();
  process.exit(0);
});
