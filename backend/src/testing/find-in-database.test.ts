import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { findInDatabase } from './find-in-database.ts';
import { testBackend } from './index.ts';

const backend = await testBackend();
afterAll(() => backend.close());

it('finds a text in text, in JSON and inside of bytes, and nothing else', async () => {
  const { database } = backend;
  await database.execute(sql`create table planted (a text, b jsonb, c bytea, d text)`);
  await database.execute(
    sql`insert into planted values ('x PA1234567 y', '{"n": "PA1234567"}', convert_to('id PA1234567', 'UTF8'), 'PA')`,
  );
  expect(await findInDatabase(database, ['pa1234567', 'PA1234567', 'QQ0000001'])).toEqual([
    'public.planted.a contains "pa1234567"',
    'public.planted.a contains "PA1234567"',
    'public.planted.b contains "pa1234567"',
    'public.planted.b contains "PA1234567"',
    'public.planted.c contains "PA1234567"',
  ]);
});
