import { and, asc, eq, lt } from 'drizzle-orm';
import { ProviderRejection } from 'payments';
import { formatMoney } from 'shared-contract/money/money';
import type { ProviderContext } from './money-context.ts';
import { createPaymentProviders } from './payment-providers.ts';
import type { PaymentRow } from './payment-row.ts';
import { readPayment, updatePayment } from './payment-store.ts';
import { payments } from './payment-tables.ts';

const isOwed = and(eq(payments.failureCode, 'superseded'), lt(payments.refundedCents, payments.amountCents));

/** Returns the superseded payments that the customer has not got back yet, oldest first. */
export const findOwedRefunds = ({ database }: Pick<ProviderContext, 'database'>): Promise<PaymentRow[]> =>
  database.select().from(payments).where(isOwed).orderBy(asc(payments.createdAt), asc(payments.id));

/** Returns what the customer gets back, such as `$275.00 of payment 6f1c… at stripe`. */
export const owedRefundLabel = ({ amountCents, refundedCents, provider, reference }: PaymentRow): string =>
  `${formatMoney(amountCents - refundedCents)} of payment ${reference} at ${provider}`;

/**
 * The job: refunds the whole amount that the provider took for a payment that had nothing left to pay.
 * @throws Error until the provider has refunded it, so that the job runs again
 */
export async function refundSuperseded(context: ProviderContext, paymentId: string): Promise<void> {
  const payment = await readPayment(context.database, paymentId);
  if (payment.failureCode !== 'superseded' || payment.refundedCents >= payment.amountCents) return;
  await requestRefund(context, payment);
  await context.transact(({ database, now }) =>
    updatePayment(database, { id: payment.id, now, refundedCents: payment.amountCents }),
  );
}

async function requestRefund({ config }: ProviderContext, payment: PaymentRow): Promise<void> {
  const provider = createPaymentProviders(config).byName(payment.provider);
  const owed = `A refund is owed: ${owedRefundLabel(payment)}`;
  if (!provider || payment.providerPaymentId === null) throw new Error(`${owed}, which is not configured.`);
  const seen = await provider.read(payment.providerPaymentId);
  const amountCents = seen.amountCents - seen.refundedCents;
  if (amountCents <= 0) return;
  // Each attempt has its own reference, because a provider repeats its rejection of a known one. It never refunds more
  // than it took, so two attempts cannot both succeed.
  const reference = crypto.randomUUID();
  const refund = await provider.refund({ paymentId: seen.id, amountCents, reference }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderRejection)) throw cause;
    throw new Error(`${owed}, which rejects it: ${cause.message}`, { cause });
  });
  if (refund.status !== 'succeeded') throw new Error(`${owed}, where it is ${refund.status}.`);
}
