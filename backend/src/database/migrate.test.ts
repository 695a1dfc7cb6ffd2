import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { migrate } from './migrate.ts';
import { connect, type OpenDatabase } from './open-database.ts';
import { addMigration } from './testing/add-migration.ts';

let admin: OpenDatabase;
let database: OpenDatabase;
let folder: string;
const name = `migrated_${process.pid}`;
beforeAll(async () => {
  const url = new URL(process.env.VERANDAH_TEST_DATABASE_URL ?? '');
  url.pathname = '/postgres';
  admin = connect(url.href, 1);
  await admin.database.execute(sql.raw(`create database ${name}`));
  url.pathname = `/${name}`;
  database = connect(url.href, 4);
  await migrate(url.href);
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(fileURLToPath(new URL('../../drizzle', import.meta.url)), folder, { recursive: true });
  await addMigration(folder, 'alter table properties add column later text');
});
afterAll(async () => {
  await database.close();
  await admin.database.execute(sql.raw(`drop database ${name}`));
  await admin.close();
  await rm(folder, { recursive: true });
});

it('a migration that waits for a long transaction lets others use the table meanwhile, and is applied after it', async () => {
  let migrated: Promise<void> = Promise.resolve();
  let slowest = 0;
  await database.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from properties`);
    migrated = migrate(database.url, folder);
    const until = performance.now() + 4_000;
    while (performance.now() < until) {
      const started = performance.now();
      await database.database.execute(sql`select from properties`);
      slowest = Math.max(slowest, performance.now() - started);
      await wait(20);
    }
  });
  await migrated;
  // The statement waited behind the migration once, for less than the transaction took.
  expect(slowest).toBeGreaterThan(100);
  expect(slowest).toBeLessThan(2_500);
  const { rows } = await database.database.execute(
    sql`select from information_schema.columns where table_name = 'properties' and column_name = 'later'`,
  );
  expect(rows).toHaveLength(1);
}, 30_000);
