import { inArray, sql } from 'drizzle-orm';
import PQueue from 'p-queue';
import { ProviderUnavailable } from 'payments';
import { checkPayment } from './check-payment.ts';
import type { ErrorLog, ProviderContext } from './money-context.ts';
import { findPaymentProviders } from './payment-providers.ts';
import { openStatuses } from './payment-row.ts';
import { payments } from './payment-tables.ts';
import { findUnprocessedEvents, processEvent } from './process-event.ts';
import { reportUnsettled } from './without-provider.ts';

const paymentsPerRun = 100;
const concurrency = 6;

/**
 * Settles what no browser and no webhook has settled: asks the provider about each open payment, and processes
 * webhooks whose job failed.
 */
export async function settlePayments(context: ProviderContext, log: ErrorLog): Promise<void> {
  if (!findPaymentProviders(context.config)) return reportUnsettled(context, log);
  const queue = new PQueue({ concurrency });
  const add = (work: () => Promise<unknown>, payment?: string) =>
    void queue.add(() =>
      work().catch((error: unknown) => {
        // The next run asks again.
        if (!(error instanceof ProviderUnavailable)) log.error({ err: error }, `payments: ${payment ?? 'a webhook'}`);
      }),
    );
  for (const { id } of await takeOpenPayments(context)) add(() => checkOpen(context, id, log), id);
  for (const eventId of await findUnprocessedEvents(context)) add(() => processEvent(context, eventId, log));
  await queue.onIdle();
}

/** Checks an open payment, and reports one that its provider does not know any more. It is ended then. */
async function checkOpen(context: ProviderContext, id: string, log: ErrorLog): Promise<void> {
  const { failureCode, provider, providerPaymentId } = await checkPayment(context, id);
  if (failureCode !== 'unknown-payment') return;
  const err = new Error(`${provider} does not know the payment ${providerPaymentId} any more. Payment ${id} is ended.`);
  log.error({ err }, 'payments: a payment is unknown to its provider');
}

/** Returns the open payments that were not asked for the longest time, and marks them as asked. */
async function takeOpenPayments({ database, config }: ProviderContext): Promise<{ id: string }[]> {
  const due = database
    .select({ id: payments.id })
    .from(payments)
    .where(inArray(payments.status, [...openStatuses]))
    .orderBy(sql`${payments.checkedAt} nulls first`)
    .limit(paymentsPerRun);
  return database
    .update(payments)
    .set({ checkedAt: config.clock() })
    .where(inArray(payments.id, due))
    .returning({ id: payments.id });
}
