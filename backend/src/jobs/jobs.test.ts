import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type OpenDatabase } from '../database/open-database.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { countJobs, findFailedJobs, retryJobs } from './inspect-jobs.ts';
import { addJob } from './job-queue.ts';
import { startWorker } from './start-worker.ts';

let backend: TestBackend;
let opened: OpenDatabase;
beforeAll(async () => {
  backend = await testBackend();
  opened = connect(backend.url, 4);
});
afterAll(async () => {
  await opened.close();
  await backend.close();
});

const send = (subject: string) => {
  const mail = { to: 'jack@example.com', subject, text: 'x', createdAt: '2026-11-21T00:00:00Z' };
  return addJob(backend.boss, backend.database, 'mail', mail);
};
const away = { send: () => Promise.reject(new Error('the server is away')), close() {} };

describe('the list of jobs', () => {
  it('shows a failed job with its error, and runs it again on request', async () => {
    await send('first');
    expect((await countJobs(opened.database)).mail).toMatchObject({ created: 1, failed: 0 });
    await backend.runQueue('mail', { transport: away });
    const failed = await findFailedJobs(opened.database);
    expect(failed).toMatchObject([{ queue: 'mail', state: 'retry', attempts: 1, error: 'the server is away' }]);
    // A fetch as a worker's, which leaves jobs of the future alone.
    expect(await backend.boss.fetch('mail')).toEqual([]);
    await retryJobs(backend.boss, failed);
    expect(await backend.boss.fetch('mail')).toMatchObject([{ id: failed[0]?.id }]);
  });
});

describe('a worker', () => {
  it('sends mail within a second, prepares totals and open homes, and finishes what runs when it stops', async () => {
    const worker = await startWorker(backend.config, backend.url, { error() {} });
    await send('second');
    const sent = () => backend.outbox().then((mails) => mails.map(({ subject }) => subject));
    const started = Date.now();
    while (!(await sent()).includes('second')) expect(Date.now() - started).toBeLessThan(5_000);
    await worker.close();
    expect((await countJobs(opened.database))['search-totals']).toMatchObject({ completed: 1 });
    expect((await backend.boss.getSchedules()).map(({ name }) => name).sort()).toEqual([
      'application-retention',
      'clean-up',
      'delete-files',
      'document-reminders',
      'move-files',
      'next-open-homes',
      'offer-expiry',
      'open-fulfilments',
      'open-tenant-checks',
      'reconcile-payments',
      'recurring-expenses',
      'refunds',
      'renew-subscriptions',
      'rent-reminders',
      'search-alerts',
      'search-totals',
      'shortlist-alerts',
      'signing-expiry',
      'signing-reminders',
      'tenancy-changes',
      'tenant-check-reminders',
      'tenant-check-retention',
    ]);
  });

  it('serves requests while a job hangs', async () => {
    const worker = await startWorker(backend.config, backend.url, { error() {} });
    const client = await opened.pool.connect();
    await client.query('begin');
    await client.query('lock table login_states');
    await backend.boss.send('clean-up');
    while ((await countJobs(opened.database))['clean-up']?.active !== 1) await wait(20);
    await send('third');
    expect((await backend.inject({ url: '/api/listings/search' })).statusCode).toBe(200);
    while ((await backend.outbox()).every(({ subject }) => subject !== 'third')) await wait(20);
    await client.query('rollback');
    client.release();
    await worker.close();
    expect((await countJobs(opened.database))['clean-up']).toMatchObject({ active: 0, completed: 1 });
  });
});
