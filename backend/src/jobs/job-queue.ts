import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { type ConstructorOptions, fromDrizzle, PgBoss, type Queue } from 'pg-boss';
import type { Database } from '../database/database.ts';
import type { MailMessage } from '../mail/mail.ts';

/** The data of each kind of job. */
export type JobData = {
  /** `invoiceId` is in mails that an earlier version queued, which named their invoice in a field of its own. */
  mail: MailMessage & { createdAt: string; invoiceId?: string };
  'image-variants': { pictureId: string };
  'first-images': null;
  'clean-up': null;
  'delete-files': null;
  'move-files': null;
  'offer-expiry': null;
  'tenancy-changes': null;
  'signing-expiry': null;
  'signing-reminders': null;
  'document-reminders': null;
  'application-retention': null;
  /** `callback` has a key of its own, so that a callback that arrives during the job adds another one. */
  'tenant-check': { checkId: string; callback?: true };
  'open-tenant-checks': null;
  'tenant-check-reminders': null;
  'tenant-check-retention': null;
  'rent-reminders': null;
  'search-alerts': null;
  'shortlist-alerts': null;
  'recurring-expenses': null;
  'next-open-homes': null;
  'search-totals': null;
  'renew-subscriptions': null;
  fulfilment: { orderId: string };
  'open-fulfilments': null;
  refunds: null;
  'superseded-refund': { paymentId: string };
  'payment-event': { eventId: string };
  'settle-payments': null;
  'reconcile-payments': null;
  'remove-card': { provider: string; cardId: string };
};
export type JobName = keyof JobData;
export type AddJob = <N extends JobName>(name: N, data: JobData[N]) => Promise<void>;

const hour = 3600;
/**
 * The options of all queues. While a job runs, its worker sends heartbeats. When none arrives for 10 s, because the
 * worker was killed, the job counts as failed and is retried.
 */
const shared = { heartbeatSeconds: 10, notify: true, retryBackoff: true, retryDelay: 5 };
/**
 * The options of a queue in which at most one job waits or runs at a time. For `image-variants` it is one per picture,
 * for `fulfilment` one per order, for `superseded-refund` one per payment, for `tenant-check` one per check.
 */
const single = { ...shared, policy: 'exclusive', retryLimit: 4, deleteAfterSeconds: 24 * hour };

export const queues: Record<JobName, Omit<Queue, 'name'>> = {
  // A mail is retried for about a week. The delay starts at 5 to 10 s and doubles each time, up to six hours.
  mail: { ...shared, retryLimit: 40, retryDelayMax: 6 * hour, deleteAfterSeconds: 7 * 24 * hour },
  'image-variants': single,
  'first-images': single,
  'clean-up': single,
  'delete-files': single,
  'move-files': single,
  'offer-expiry': single,
  'tenancy-changes': single,
  'signing-expiry': single,
  'signing-reminders': single,
  'document-reminders': single,
  'application-retention': single,
  // Retried for hours. Then `open-tenant-checks` adds the job again, without a limit. A waiting retry delays an answer
  // of the applicant, so it never waits long.
  'tenant-check': { ...single, retryLimit: 40, retryDelayMax: 300 },
  'open-tenant-checks': single,
  'tenant-check-reminders': single,
  'tenant-check-retention': single,
  'rent-reminders': single,
  'shortlist-alerts': single,
  // Runs every minute, so a failed run waits for the next one.
  'search-alerts': { ...single, retryLimit: 0, deleteAfterSeconds: hour },
  'recurring-expenses': single,
  'next-open-homes': single,
  'search-totals': single,
  'renew-subscriptions': single,
  fulfilment: single,
  'open-fulfilments': single,
  refunds: single,
  // Retried for about two and a half days. Then the nightly reconciliation reports the refund and adds the job again.
  'superseded-refund': { ...single, retryLimit: 20, retryDelayMax: 6 * hour },
  // The job `settle-payments` processes webhooks whose job failed, so few retries are enough.
  'payment-event': { ...shared, retryLimit: 3, deleteAfterSeconds: 24 * hour },
  // Runs every 15 s, so its jobs are deleted sooner.
  'settle-payments': { ...single, retryLimit: 0, deleteAfterSeconds: hour },
  'reconcile-payments': single,
  'remove-card': { ...shared, retryLimit: 20, retryDelayMax: 6 * hour, deleteAfterSeconds: 24 * hour },
};
export const jobNames = Object.keys(queues) as JobName[];

/** Returns the options for a process that adds jobs through its own connection pool, but runs none. */
export const addingOnly = (pool: pg.Pool): ConstructorOptions => ({
  db: { executeSql: (text, values) => pool.query(text, values) },
  migrate: false,
  supervise: false,
  schedule: false,
  registerInstance: false,
});

/** Starts the job queue on a migrated database. */
export async function startJobQueue(options: ConstructorOptions, onError: (error: Error) => void): Promise<PgBoss> {
  const boss = new PgBoss(options);
  boss.on('error', onError);
  await boss.start();
  const known = new Set((await boss.getQueues()).map(({ name }) => name));
  const define = ([name, { policy, ...rest }]: [string, Omit<Queue, 'name'>]) =>
    known.has(name) ? boss.updateQueue(name, rest) : boss.createQueue(name, { ...(policy && { policy }), ...rest });
  await Promise.all(Object.entries(queues).map(define));
  return boss;
}

/** Adds a job in the transaction `database`. The job runs only when the transaction is committed. */
export async function addJob<N extends JobName>(boss: PgBoss, database: Database, name: N, data: JobData[N]) {
  const singletonKey = data && singletonKeyOf(data);
  await boss.send(name, data, { ...(singletonKey && { singletonKey }), db: fromDrizzle(database, sql) });
}

/** Adds many mails in the transaction `database`, in one statement instead of one for each. */
export async function addMails(boss: PgBoss, database: Database, mails: readonly JobData['mail'][]): Promise<void> {
  if (mails.length === 0) return;
  await boss.insert(
    'mail',
    mails.map((data) => ({ data })),
    { db: fromDrizzle(database, sql) },
  );
}

function singletonKeyOf(data: object): string | undefined {
  if ('pictureId' in data) return String(data.pictureId);
  if ('checkId' in data) return `${data.checkId}${'callback' in data ? ' callback' : ''}`;
  if ('paymentId' in data) return String(data.paymentId);
  return 'orderId' in data ? String(data.orderId) : undefined;
}
