import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connect, type OpenDatabase } from './open-database.ts';

const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

let opened: OpenDatabase;
beforeAll(() => {
  const url = new URL(process.env.VERANDAH_TEST_DATABASE_URL ?? '');
  // Not the template of the test databases, which nothing may use while it is copied.
  url.pathname = '/postgres';
  opened = connect(url.href, 2);
});
afterAll(() => opened.close());

it('a connection that breaks between two queries of a transaction fails the transaction, not the process', async () => {
  const { database } = opened;
  const broken = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(pid);
    await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    await wait(100);
    await transaction.execute(pid);
  });
  await expect(broken).rejects.toThrow();
  expect((await database.execute(pid)).rows).toHaveLength(1);
});
