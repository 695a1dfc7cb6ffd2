import type { Job, PgBoss } from 'pg-boss';
import { inSpan } from 'traces';
import { expireRounds, remindParties } from '../agreement-signing/signing-jobs.ts';
import { destroyApplications } from '../applications/destroy-applications.ts';
import { deleteExpiredRows } from '../cleanup-jobs/delete-expired-rows.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { remindOfExpiry } from '../documents/document-reminders.ts';
import { addRecurringExpenses } from '../expenses/recurring-expenses.ts';
import { deleteFiles } from '../file-storage/delete-files.ts';
import { moveFilesToStorage } from '../file-storage/move-files.ts';
import { carryOutFulfilment } from '../fulfilment/carry-out-fulfilment.ts';
import { findDueOrders } from '../fulfilment/find-due-orders.ts';
import { refreshSearchTotals } from '../listing-facets/search-totals.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { calendarAttachment, readAttachments } from '../mail/attachments.ts';
import { type MailTransport, queuedMail } from '../mail/mail.ts';
import { recordService } from '../notices/record-service.ts';
import { expireOffers } from '../offers/expire-offers.ts';
import { providerContext } from '../payments/money-context.ts';
import { createPaymentProviders } from '../payments/payment-providers.ts';
import { processEvent } from '../payments/process-event.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { refundSuperseded } from '../payments/refund-superseded.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { deleteOrphanedVariants } from '../pictures/delete-orphaned-variants.ts';
import { findFirstPictures } from '../pictures/find-first-pictures.ts';
import { prepareImageVariants } from '../pictures/image-variant-cache.ts';
import { recordReceiptSent } from '../receipts/receipt-email-store.ts';
import { settleRefunds } from '../refunds/refund-order.ts';
import { sendAutomaticReminders } from '../rent-reminders/automatic-reminders.ts';
import { recordReminderSent } from '../rent-reminders/rent-reminder-store.ts';
import { isSampleAddress } from '../sample-data/sample-texts.ts';
import { sendSearchAlerts } from '../search-alerts/send-search-alerts.ts';
import { sendShortlistAlerts } from '../shortlist-alerts/send-shortlist-alerts.ts';
import { renewSubscriptions } from '../subscriptions/renew-subscriptions.ts';
import { applyTenancyChanges } from '../tenancies/apply-tenancy-changes.ts';
import { recordNoticeDelivered } from '../tenant-checks/result/check-notice-file.ts';
import { destroyTenantChecks } from '../tenant-checks/result/destroy-tenant-checks.ts';
import { remindOfNotices } from '../tenant-checks/result/notice-reminders.ts';
import { findOpenChecks } from '../tenant-checks/result/open-checks.ts';
import { runTenantCheck } from '../tenant-checks/result/run-tenant-check.ts';
import { sealOldApplicants } from '../tenant-checks/seal-old-applicants.ts';
import { addJob, type JobData, type JobName, queues } from './job-queue.ts';

export type JobLog = { error: (details: { err: unknown; job?: string; attempts?: number }, message: string) => void };

export type JobContext = {
  boss: PgBoss;
  database: Database;
  config: BackendConfig;
  transport: MailTransport;
  log: JobLog;
};
type Handler<N extends JobName> = (context: JobContext, job: Job<JobData[N]>) => Promise<void>;

/**
 * The handler of each kind of job. A job runs again when its process was killed, so each handler must give the same
 * result when it is repeated. Only the mail handler does not: it may send a mail twice.
 */
const handlers: { [N in JobName]: Handler<N> } = {
  async mail(
    { transport, database, config },
    { id, data: { createdAt, attachment, calendarFile, invoiceId, reminderId, ...message } },
  ) {
    // One such address must not stop the mails of a job to everyone else.
    if (isSampleAddress(message.to)) return;
    const attached = attachment ?? (invoiceId === undefined ? undefined : { kind: 'invoice' as const, id: invoiceId });
    const documents = attached ? await readAttachments({ database, config }, attached) : [];
    const attachments = [...documents, ...(calendarFile ? [calendarAttachment(calendarFile)] : [])];
    await transport.send({ ...message, attachments, id, createdAt: new Date(createdAt) });
    if (attached?.kind === 'notice') await recordService(database, attached.id, message.to, config.clock());
    if (attached?.kind === 'checkNotice') await recordNoticeDelivered(database, attached.id, config.clock());
    if (attached?.kind === 'receipt') await recordReceiptSent(database, attached.id, message.to, config.clock());
    if (reminderId !== undefined) await recordReminderSent(database, reminderId, message.to, config.clock());
  },
  'image-variants': ({ database, config }, { data }) => prepareImageVariants({ database, config }, data.pictureId),
  async 'first-images'({ boss, database, config }) {
    for (const pictureId of await findFirstPictures(database, config.clock()))
      await addJob(boss, database, 'image-variants', { pictureId });
  },
  async 'clean-up'({ database, config, log }) {
    await deleteExpiredRows(database, config.clock(), log);
    await deleteOrphanedVariants({ database, config });
    await sealOldApplicants(database, config);
  },
  'delete-files': deleteFiles,
  'move-files': moveFilesToStorage,
  'offer-expiry': ({ boss, database, config }) =>
    database.transaction((transaction) => {
      const now = config.clock();
      const mail = queuedMail((name, data) => addJob(boss, transaction, name, data), now);
      return expireOffers({ database: transaction, mail, config, now });
    }),
  'signing-expiry': (context) => expireRounds(providerContext(context)),
  'signing-reminders': (context) => remindParties(providerContext(context)),
  'document-reminders': (context) => remindOfExpiry(providerContext(context)),
  'application-retention': (context) => destroyApplications(providerContext(context)),
  'tenant-check': (context, { data }) => runTenantCheck(providerContext(context), data.checkId),
  async 'open-tenant-checks'({ boss, database }) {
    for (const checkId of await findOpenChecks(database)) await addJob(boss, database, 'tenant-check', { checkId });
  },
  'tenant-check-reminders': (context) => remindOfNotices(providerContext(context)),
  'tenant-check-retention': (context) => destroyTenantChecks(providerContext(context)),
  'rent-reminders': (context) => sendAutomaticReminders(providerContext(context)),
  'search-alerts': (context) => sendSearchAlerts({ ...providerContext(context), boss: context.boss }),
  'shortlist-alerts': (context) => sendShortlistAlerts(providerContext(context)),
  'recurring-expenses': (context) => addRecurringExpenses(providerContext(context)),
  'next-open-homes': ({ database, config }) => createListingSearch(database).refreshNextOpens(config.clock()),
  'search-totals': ({ database, config }) => refreshSearchTotals(database, config.clock()),
  'tenancy-changes': (context) => applyTenancyChanges(providerContext(context)),
  'renew-subscriptions': (context) => renewSubscriptions(providerContext(context)),
  fulfilment: (context, { data }) => carryOutFulfilment(providerContext(context), data.orderId),
  async 'open-fulfilments'({ boss, database, config }) {
    for (const orderId of await findDueOrders(database, config.clock()))
      await addJob(boss, database, 'fulfilment', { orderId });
  },
  refunds: (context) => settleRefunds(providerContext(context)),
  'superseded-refund': (context, { data }) => refundSuperseded(providerContext(context), data.paymentId),
  'payment-event': (context, { data }) => processEvent(providerContext(context), data.eventId, context.log),
  'settle-payments': (context) => settlePayments(providerContext(context), context.log),
  'reconcile-payments': (context) => reconcilePayments(providerContext(context), context.log),
  async 'remove-card'({ config }, { data }) {
    await createPaymentProviders(config).byName(data.provider)?.vault?.remove(data.cardId);
  },
};

/**
 * Runs a batch of jobs one after the other. Reports each job's result before the next one starts, so that at most one
 * job of the batch is repeated when the process is killed. Deletes the job of a sent mail, because it can contain
 * private links.
 */
export async function runJobs<N extends JobName>(context: JobContext, name: N, jobs: Job<JobData[N]>[]): Promise<void> {
  const { boss, log } = context;
  for (const job of jobs) {
    // The signal is aborted when another worker has taken over the job, or when this worker is stopping.
    if (job.signal?.aborted) continue;
    try {
      const attributes = { 'job.name': name, 'job.attempt': job.retryCount + 1 };
      await inSpan(`job ${name}`, { kind: 'consumer', attributes }, () => handlers[name](context, job));
      await (name === 'mail' ? boss.deleteJob(name, job) : boss.complete(name, job));
    } catch (error) {
      const isLast = job.retryCount >= (queues[name].retryLimit ?? 0);
      const message = isLast ? 'a job failed for the last time' : 'a job failed';
      log.error({ err: error, job: job.id, attempts: job.retryCount + 1 }, `${name}: ${message}`);
      await boss.fail(name, job, error as Error);
    }
  }
}
