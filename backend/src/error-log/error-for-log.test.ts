import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { errorForLog } from './error-for-log.ts';

const olivia = { id: '69000000-0000-4000-8000-000000000031' };
const secret = 'Zoë’s (Plumbing),\n$& 0491 570 006';

let backend: TestBackend;
const logged: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void logged.push(line) };
  backend = await testBackend({ logLevel: 'info', logTo });
});
afterAll(() => backend.close());

it('H11 logs a failed request with its query and the cause, but without the values of the query', async () => {
  const { id } = await backend.insert.property({ ownerId: olivia.id });
  await backend.database.execute(sql`alter table removed_expenses rename to elsewhere`);
  const expense = await backend.insert.expense({ ownerId: olivia.id, propertyId: id, supplier: secret });
  const url = `/api/expenses/${expense.id}`;
  expect((await backend.inject({ method: 'DELETE', url }, olivia)).statusCode).toBe(500);
  await backend.database.execute(sql`alter table elsewhere rename to removed_expenses`);
  const entry = logged.find((line) => line.includes('request failed')) ?? '';
  expect(JSON.parse(entry).err).toMatchObject({
    message: expect.stringMatching(/^Failed query: .*removed_expenses.*does not exist/s),
    stack: expect.stringContaining('    at '),
  });
  expect(entry).not.toContain(olivia.id);
});

it('H11 removes the values of all errors that a job collects, and of their causes', async () => {
  const failed = await backend.database.execute(sql`select ${secret}::int`).catch((error: unknown) => error);
  const collected = new AggregateError([failed, new Error('outer', { cause: failed })], 'Two failed.');
  const text = JSON.stringify([errorForLog(collected), errorForLog(failed as Error)]);
  expect(text).toContain('Failed query');
  expect(text).not.toContain('params');
  expect([errorForLog('no error' as never), errorForLog(null as never)]).toEqual(['no error', null]);
});
