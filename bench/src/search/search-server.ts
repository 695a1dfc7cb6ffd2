/*
 * This program starts a backend on a temporary database with `count` listings, and a route that only runs `SELECT 1`.
 * The database is the embedded PostgreSQL, or one with the settings of a server (`serverSettings`).
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackend, openDatabase, readConfig } from 'backend';
import { startTestPostgres } from 'backend/testing/postgres';
import Fastify from 'fastify';
import { marketSql } from './market.ts';
import { serverSettings } from './server-settings.ts';

const count = Number(process.argv[2]);
const server = process.argv[3] === 'server' ? await startTestPostgres(serverSettings) : undefined;
const dataFolder = await mkdtemp(join(tmpdir(), 'verandah-bench-'));
const config = readConfig({ LOG_LEVEL: 'silent', VERANDAH_DATA: dataFolder });
const database = await openDatabase({ ...config, dataFolder, databaseUrl: server?.templateUrl });
// Runs the statements one by one, because VACUUM cannot run in a transaction.
for (const statement of marketSql(count)
  .split(';\n')
  .filter((text) => text.trim() !== '')) {
  await database.pool.query(statement);
}
const backend = await createBackend({ ...config, dataFolder }, database);
const least = Fastify();
least.get('/select-1', async () => (await database.pool.query('select 1 as one')).rows[0]);
const url = await backend.app.listen({ port: 0, host: '127.0.0.1' });
const leastUrl = await least.listen({ port: 0, host: '127.0.0.1' });
const started = performance.now();
await fetch(`${url}/api/listings/search`);
const loadSeconds = (performance.now() - started) / 1000;
const megabytes = process.memoryUsage().rss / 1024 / 1024;
process.stdout.write(`${JSON.stringify({ url, leastUrl, loadSeconds, megabytes })}\n`);
process.stdin.resume();
process.stdin.on('end', async () => {
  await least.close();
  await backend.close();
  await database.close();
  await server?.stop();
  await rm(dataFolder, { recursive: true, force: true });
  process.exit(0);
});
