import {
  type PaymentProvider,
  ProviderNotFound,
  type ProviderPayment,
  ProviderRejection,
  ProviderUnavailable,
} from 'payments';
import { lockPayment } from '../refunds/settle-refund.ts';
import type { StoredFailure } from './failure-messages.ts';
import type { ProviderContext } from './money-context.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { isOpen, type PaymentRow } from './payment-row.ts';
import { readPayment } from './payment-store.ts';
import { endPayment, settlePayment } from './settle-payment.ts';

/** A payment that the provider does not know after this time was never started. Requests to providers are shorter. */
const startTimeoutMs = 60_000;
/** A payment that the provider does not know any more is ended after this time. */
const unknownTimeoutMs = 30 * 60_000;
/** How long a customer may take for the challenge of a card. */
const challengeTimeoutMs = 30 * 60_000;
/** V38: how long after the approval Zip is charged. */
const captureTimeoutMs = 15 * 60_000;

/**
 * Asks the provider about a payment and applies the result. Charges a payment that was approved, and ends one that was
 * abandoned, or that the provider does not know. Of a provider that is not configured any more, only payments that it
 * never received are ended.
 * @throws ProviderUnavailable
 */
export async function checkPayment(context: ProviderContext, paymentId: string): Promise<PaymentRow> {
  const payment = await readPayment(context.database, paymentId);
  const provider = createPaymentProviders(context.config).byName(payment.provider);
  const isStarted = payment.providerPaymentId !== null;
  if (!provider && isStarted) return payment;
  const seen = provider ? await findAtProvider(provider, payment) : null;
  if (provider && seen) return applySeen(context, provider, payment.id, seen);
  const age = context.config.clock().getTime() - payment.createdAt.getTime();
  if (age <= (isStarted ? unknownTimeoutMs : startTimeoutMs)) return payment;
  return closeLost(context, payment, isStarted ? 'unknown-payment' : 'not-started');
}

/** As `checkPayment`, but returns the payment as it is stored when the provider does not respond. */
export async function checkOpenPayment(context: ProviderContext, payment: PaymentRow): Promise<PaymentRow> {
  try {
    return await checkPayment(context, payment.id);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return readPayment(context.database, payment.id);
    throw error;
  }
}

/**
 * Cancels a payment that is not finished. Of one that finishes meanwhile, returns the result.
 * @throws ProviderUnavailable
 */
export async function cancelPayment(context: ProviderContext, paymentId: string): Promise<PaymentRow> {
  const payment = await checkPayment(context, paymentId);
  const provider = createPaymentProviders(context.config).byName(payment.provider);
  if (!isOpen(payment.status) || !provider || payment.providerPaymentId === null) return payment;
  const seen = await nullIfUnknown(provider.cancel(payment.providerPaymentId));
  return seen ? settleSeen(context, payment.id, seen) : closeLost(context, payment, 'unknown-payment');
}

const findAtProvider = (provider: PaymentProvider, { providerPaymentId, reference }: PaymentRow) =>
  providerPaymentId === null ? provider.find(reference) : nullIfUnknown(provider.read(providerPaymentId));

/** Returns null when the provider does not know the payment. */
export async function nullIfUnknown(seen: Promise<ProviderPayment>): Promise<ProviderPayment | null> {
  try {
    return await seen;
  } catch (error) {
    if (error instanceof ProviderNotFound) return null;
    throw error;
  }
}

const settleSeen = (context: ProviderContext, paymentId: string, seen: ProviderPayment) =>
  context.transact((money) => settlePayment(money, paymentId, seen));

/** Applies what the provider says about a payment, and does what it waits for. */
export async function applySeen(
  context: ProviderContext,
  provider: PaymentProvider,
  paymentId: string,
  seen: ProviderPayment,
): Promise<PaymentRow> {
  const payment = await settleSeen(context, paymentId, seen);
  if (seen.status === 'succeeded' || !isUnfinished(seen)) return payment;
  // We gave this payment up, so the customer must not be able to finish it.
  if (!isOpen(payment.status)) return settleSeen(context, paymentId, await provider.cancel(seen.id));
  const now = context.config.clock().getTime();
  if (seen.status === 'approved') {
    const isInTime = now - (payment.approvedAt?.getTime() ?? now) <= captureTimeoutMs;
    const isAgreed = seen.amountCents === payment.amountCents;
    return isInTime && isAgreed ? capture(context, provider, payment, seen) : expire(context, provider, payment, seen);
  }
  const isAbandoned = provider.kind === 'card' && now - payment.createdAt.getTime() > challengeTimeoutMs;
  return seen.status === 'requiresAction' && isAbandoned ? expire(context, provider, payment, seen) : payment;
}

const isUnfinished = ({ status }: ProviderPayment) => status === 'approved' || isOpen(status as PaymentRow['status']);

/** Takes the money of an approved payment. When the provider refuses, because the approval is too old, ends it. */
async function capture(
  context: ProviderContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  seen: ProviderPayment,
): Promise<PaymentRow> {
  try {
    return await settleSeen(context, payment.id, await provider.capture(seen.id, payment.reference));
  } catch (error) {
    if (!(error instanceof ProviderRejection)) throw error;
    return expire(context, provider, payment, seen);
  }
}

async function expire(
  context: ProviderContext,
  provider: PaymentProvider,
  payment: PaymentRow,
  { id }: ProviderPayment,
): Promise<PaymentRow> {
  const ended = await provider.cancel(id);
  const expired = { ...ended, status: 'expired' as const, failureCode: null };
  return settleSeen(context, payment.id, ended.status === 'cancelled' ? expired : ended);
}

/**
 * Ends a payment that the provider does not know or has rejected, unless the provider has answered since `asked` was
 * read.
 */
export function closeLost(
  context: ProviderContext,
  asked: Pick<PaymentRow, 'id' | 'providerPaymentId'>,
  failureCode: StoredFailure,
): Promise<PaymentRow> {
  return context.transact(async (money) => {
    const payment = await lockPayment(money.database, asked.id);
    const isLost = isOpen(payment.status) && payment.providerPaymentId === asked.providerPaymentId;
    return isLost ? endPayment(money, payment, { status: 'failed', failureCode }) : payment;
  });
}
