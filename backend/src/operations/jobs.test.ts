import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { operatedJobsPath } from 'shared-contract/operations/jobs';
import { addJob } from '../jobs/job-queue.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { redactJobError } from './redact-job-error.ts';

const operator = { id: '76000000-0000-4000-8000-000000000001', username: 'olivia@example.com', emailVerified: true };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ operators: [operator.username] });
});
afterAll(() => backend.close());

it('shows the queues and what failed, without personal data', async () => {
  const mail = { to: 'jack@example.com', subject: 'Hello', text: 'x', createdAt: '2026-11-21T00:00:00Z' };
  await addJob(backend.boss, backend.database, 'mail', mail);
  await addJob(backend.boss, backend.database, 'fulfilment', { orderId: 'x' });
  const error = new Error('550 <jack@example.com> is unknown\nfor Jack Nguyen');
  await backend.runQueue('mail', { transport: { send: () => Promise.reject(error), close() {} } });
  const response = await backend.inject({ url: operatedJobsPath }, operator);
  const { queues, failed } = response.json();
  const none = { waiting: 0, running: 0, retrying: 0, failed: 0, completed: 0 };
  expect(queues).toContainEqual({ name: 'mail', ...none, retrying: 1 });
  expect(queues).toContainEqual({ name: 'fulfilment', ...none, waiting: 1 });
  expect(failed).toEqual([
    {
      id: expect.any(String),
      queue: 'mail',
      attempts: 1,
      nextAttempt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      error: '550 <[e-mail]> is unknown',
    },
  ]);
  // A first attempt is repeated after five to ten seconds.
  expect(Math.abs(Date.parse(failed[0].nextAttempt) - Date.now())).toBeLessThan(60_000);
});

it.each([
  ['Failed query: select 1 from x where y = $1\nparams: Zoë Nguyen', 'Failed query: select 1 from x where y = $1'],
  ['relation "tenant_check_authorisations" does not exist', 'relation "tenant_check_authorisations" does not exist'],
  ['invalid input syntax for type integer: "Zoë Nguyen"', 'invalid input syntax for type integer: "[text]"'],
  ['no order 60000000-0000-4000-8000-000000000001 here', 'no order [token] here'],
  ['GET /offers/kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA failed', 'GET /offers/[token] failed'],
  ['key kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8', 'key [token]'],
  ['account 063 000 123 456', 'account [number]'],
  ['a\u001b[2Jb', 'a\\u{1b}[2Jb'],
  ['', ''],
])('shows %j as %j', (error, expected) => expect(redactJobError(error)).toBe(expected));

it('shortens a long error to 200 characters', () => {
  expect(redactJobError('word '.repeat(10_000))).toBe(`${'word '.repeat(40)}…`);
});
