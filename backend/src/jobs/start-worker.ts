import type { BackendConfig } from '../config.ts';
import { connect } from '../database/open-database.ts';
import { createMailTransport } from '../mail/mail.ts';
import { type JobName, jobNames, startJobQueue } from './job-queue.ts';
import { type JobLog, runJobs } from './run-jobs.ts';

/** The cron schedules, in UTC, of the jobs that run regularly. */
const schedules: Partial<Record<JobName, string>> = {
  'next-open-homes': '* * * * *',
  'open-fulfilments': '* * * * *',
  refunds: '* * * * *',
  'search-alerts': '* * * * *',
  'shortlist-alerts': '*/5 * * * *',
  'offer-expiry': '*/10 * * * *',
  'tenancy-changes': '*/10 * * * *',
  'signing-expiry': '*/10 * * * *',
  'signing-reminders': '23 * * * *',
  'document-reminders': '41 * * * *',
  'application-retention': '29 * * * *',
  'open-tenant-checks': '*/2 * * * *',
  'tenant-check-reminders': '17 * * * *',
  'tenant-check-retention': '31 * * * *',
  'rent-reminders': '13 * * * *',
  'recurring-expenses': '3 * * * *',
  'clean-up': '7 * * * *',
  'delete-files': '*/5 * * * *',
  'move-files': '*/10 * * * *',
  'search-totals': '17 * * * *',
  'renew-subscriptions': '*/10 * * * *',
  'reconcile-payments': '37 16 * * *',
};

/** A payment whose browser was closed is settled within this time. Schedules have only minutes. */
const settlePaymentsEveryMs = 15_000;

export type Worker = { prepareFirstImages: () => Promise<void>; close: () => Promise<void> };

/**
 * Runs jobs until `close` is called, which waits up to 20 s for running jobs. Any number of workers can share a
 * database. Jobs have their own database connections, so that slow jobs take none from requests.
 */
export async function startWorker(config: BackendConfig, url: string, log: JobLog): Promise<Worker> {
  const supervision = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10, maintenanceIntervalSeconds: 3600 };
  const boss = await startJobQueue({ connectionString: url, max: 3, useListenNotify: true, ...supervision }, (err) =>
    log.error({ err }, 'the job queue failed'),
  );
  const { database, close } = connect(url, 4);
  const transport = createMailTransport(config);
  const context = { boss, database, config, transport, log };
  for (const name of jobNames) {
    const polling = { batchSize: 5, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 10 };
    const localConcurrency = name === 'image-variants' ? 2 : 1;
    await boss.work<never>(name, { ...polling, localConcurrency }, (jobs) => runJobs(context, name, jobs));
  }
  for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron, null, { missed: 'once' });
  await boss.send('search-totals');
  await boss.send('settle-payments');
  const failed = (err: unknown) => log.error({ err }, 'the job queue failed');
  const timer = setInterval(() => void boss.send('settle-payments').catch(failed), settlePaymentsEveryMs);
  return {
    prepareFirstImages: async () => void (await boss.send('first-images')),
    async close() {
      clearInterval(timer);
      await boss.stop({ timeout: 20_000 });
      transport.close();
      await close();
    },
  };
}
