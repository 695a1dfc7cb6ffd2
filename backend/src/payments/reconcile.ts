import { and, eq, gte, lt } from 'drizzle-orm';
import { type PaymentProvider, type ProviderPayment, ProviderUnavailable } from 'payments';
import { formatMoney } from 'shared-contract/money/money';
import { checkPayment } from './check-payment.ts';
import type { ErrorLog, ProviderContext } from './money-context.ts';
import { createPaymentProviders, findPaymentProviders } from './payment-providers.ts';
import type { PaymentRow } from './payment-row.ts';
import { findPaymentByReference, readPayment } from './payment-store.ts';
import { payments } from './payment-tables.ts';
import { findOwedRefunds, owedRefundLabel } from './refund-superseded.ts';

/** A payment of which we and its provider disagree about the money that was taken and not refunded. */
type Difference = { provider: string; reference: string; ours: string; theirs: string };

/** Payments that are younger may still be on their way. */
const settledAfterMs = 2 * 60_000;
const missing = 'no payment';

/**
 * Compares the providers' payments of a period with ours, in both directions. Asks again about each payment that
 * differs, so only differences that do not resolve themselves remain.
 */
export async function findDifferences(context: ProviderContext, since: Date): Promise<Difference[]> {
  const until = new Date(context.config.clock().getTime() - settledAfterMs);
  const found: Difference[] = [];
  for (const provider of createPaymentProviders(context.config).all) {
    const theirs = await listByReference(provider, since);
    const ours = await findOurs(context, provider, { since, until });
    const references = new Set([...ours.map(({ reference }) => reference), ...theirs.keys()]);
    for (const reference of references) {
      const pair = { ours: await findPaymentByReference(context.database, reference), theirs: theirs.get(reference) };
      const seen = isRecent(pair.theirs, until) ? null : await compare(context, provider, pair);
      if (seen) found.push({ provider: provider.name, reference, ...seen });
    }
  }
  return found;
}

/**
 * The job: reports each difference of the last three days, and each refund that is owed, in the log. Adds the job of
 * such a refund again, which has no effect while it is waiting for its next attempt.
 */
export async function reconcilePayments(context: ProviderContext, log: ErrorLog): Promise<void> {
  const since = new Date(context.config.clock().getTime() - 3 * 24 * 3_600_000);
  const differences = findPaymentProviders(context.config) ? await findDifferences(context, since) : [];
  for (const { provider, reference, ours, theirs } of differences) {
    const err = new Error(`Payment ${reference}: we have ${ours}, ${provider} has ${theirs}.`);
    log.error({ err }, 'payments: the ledgers differ');
  }
  for (const payment of await findOwedRefunds(context)) {
    log.error({ err: new Error(`The customer gets back ${owedRefundLabel(payment)}.`) }, 'payments: a refund is owed');
    await context.transact(({ addJob }) => addJob('superseded-refund', { paymentId: payment.id }));
  }
}

async function listByReference(provider: PaymentProvider, since: Date): Promise<Map<string, ProviderPayment>> {
  const found = new Map<string, ProviderPayment>();
  for await (const payment of provider.list(since)) found.set(payment.reference, payment);
  return found;
}

type Period = { since: Date; until: Date };

function findOurs({ database }: ProviderContext, { name }: PaymentProvider, { since, until }: Period) {
  const { createdAt, provider } = payments;
  const isInPeriod = and(gte(createdAt, since), lt(createdAt, until));
  return database
    .select()
    .from(payments)
    .where(and(eq(provider, name), isInPeriod));
}

const isRecent = (seen: ProviderPayment | undefined, until: Date) => seen !== undefined && seen.createdAt > until;

type Pair = { ours: PaymentRow | null; theirs: ProviderPayment | undefined };

/** Returns what both sides have, or null when they agree after the payment was checked again. */
async function compare(context: ProviderContext, provider: PaymentProvider, { ours, theirs }: Pair) {
  if (moneyOf(ours) === moneyAt(theirs)) return null;
  if (!ours) return { ours: missing, theirs: label(moneyAt(theirs)) };
  await checkPayment(context, ours.id).catch(ignoreUnavailable);
  const stored = await readPayment(context.database, ours.id);
  const seen = theirs ? await provider.read(theirs.id) : undefined;
  if (moneyOf(stored) === moneyAt(seen)) return null;
  return { ours: label(moneyOf(stored)), theirs: seen ? label(moneyAt(seen)) : missing };
}

function ignoreUnavailable(error: unknown): void {
  if (!(error instanceof ProviderUnavailable)) throw error;
}

/** The money that was taken and not given back, in cents. */
function moneyOf(payment: PaymentRow | null): number {
  if (!payment || (payment.status !== 'succeeded' && payment.failureCode !== 'superseded')) return 0;
  return payment.amountCents - payment.refundedCents;
}

const moneyAt = (seen: ProviderPayment | undefined) =>
  seen?.status === 'succeeded' ? seen.amountCents - seen.refundedCents : 0;

const label = (cents: number) => (cents === 0 ? 'nothing' : formatMoney(cents));
