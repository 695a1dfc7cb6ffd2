import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { applySeen, nullIfUnknown } from './check-payment.ts';
import type { ErrorLog, ProviderContext } from './money-context.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { findPaymentByReference } from './payment-store.ts';
import { paymentEvents } from './payment-tables.ts';

/**
 * Processes a stored webhook: reads the payment from the provider and applies it. The webhook itself says nothing that
 * counts, so late, repeated and out of order ones do no harm.
 */
export async function processEvent(context: ProviderContext, eventId: string, log: ErrorLog): Promise<void> {
  const { database, config } = context;
  const [event] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, eventId));
  const provider = event && createPaymentProviders(config).byName(event.provider);
  if (!event || !provider || event.processedAt !== null) return;
  const reported = (message: string) => log.error({ err: new Error(`${provider.name} ${message}`) }, 'payments');
  const seen = await nullIfUnknown(provider.read(event.providerPaymentId));
  const payment = seen && (await findPaymentByReference(database, seen.reference));
  if (payment) await applySeen(context, provider, payment.id, seen);
  else if (seen) reported(`has a payment ${seen.id} that we never started.`);
  else reported(`sent a webhook about the payment ${event.providerPaymentId}, which it does not know.`);
  await database.update(paymentEvents).set({ processedAt: config.clock() }).where(eq(paymentEvents.id, eventId));
}

/** Returns webhooks of configured providers whose job has not succeeded within half a minute, oldest first. */
export async function findUnprocessedEvents({ database, config }: ProviderContext): Promise<string[]> {
  const before = new Date(config.clock().getTime() - 30_000);
  const isConfigured = inArray(
    paymentEvents.provider,
    createPaymentProviders(config).all.map(({ name }) => name),
  );
  const rows = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isConfigured, isNull(paymentEvents.processedAt), lt(paymentEvents.receivedAt, before)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(100);
  return rows.map(({ id }) => id);
}
