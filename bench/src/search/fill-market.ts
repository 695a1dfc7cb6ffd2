import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openDatabase } from 'backend';
import { completeSearch } from 'backend/tables';
import { marketSql } from './market.ts';

const cache = resolve(import.meta.dirname, '../../../.cache');
type Pool = Awaited<ReturnType<typeof openDatabase>>['pool'];

/**
 * Returns a data folder whose embedded PostgreSQL holds a market of `count` listings. Makes it at the first call; a
 * million listings take a quarter of an hour. Later runs use it again, until the SQL of the market changes.
 */
export async function fillMarket(count: number): Promise<string> {
  const sql = marketSql(count);
  const folder = resolve(cache, `bench-market-${count}-${createHash('sha256').update(sql).digest('hex').slice(0, 8)}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const { database, pool, close } = await openDatabase({ dataFolder: draft, databaseUrl: undefined });
  try {
    // Runs the statements one by one, because VACUUM cannot run in a transaction.
    for (const statement of sql.split(';\n').filter((text) => text.trim() !== '')) await pool.query(statement);
    await withoutIndexes(pool, 'listing_search', () => completeSearch(database, new Date()));
  } finally {
    await close();
  }
  await rename(draft, folder);
  return folder;
}

/**
 * Fills a table before its indexes exist, as PostgreSQL's manual suggests for bulk loads (14.4.3). Adding each row to a
 * GIN index takes most of the time otherwise. The primary key stays.
 */
async function withoutIndexes(pool: Pool, table: string, fill: () => Promise<unknown>): Promise<void> {
  const { rows } = await pool.query(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await pool.query(definition);
  await pool.query(`vacuum analyze ${table}`);
}
