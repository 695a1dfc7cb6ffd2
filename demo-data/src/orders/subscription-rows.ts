import type { payments, subscriptionCharges, subscriptions } from 'backend/tables';
import { nextPeriodEnd, nextRetryAt, periodStartBefore } from 'backend/tables';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';
import { stableId } from '../stable-id.ts';
import { demoProvider } from './payment-rows.ts';
import type { productRows } from './product-rows.ts';

export type SubscriptionPlan = {
  key: string;
  ownerId: string;
  propertyId: string;
  /** The time zone of the property, in which periods are counted. */
  timeZone: string;
  sku: string;
  status: SubscriptionStatus;
  startedDaysAgo: number;
  /** Days from today until the period ends; negative when it has ended. */
  periodEndsInDays: number;
  paymentMethodId: string;
};

type ChargeRow = typeof subscriptionCharges.$inferInsert & { id: string };
type ProductRow = ReturnType<typeof productRows>['products'][number];

const day = 86_400_000;

/** Returns a subscription with a charge for each of its periods, and the payments of its renewals. */
export function subscriptionRows(
  plan: SubscriptionPlan,
  products: readonly ProductRow[],
  now: Date,
): {
  subscription: typeof subscriptions.$inferInsert & { id: string; propertyId: string; productId: string };
  charges: ChargeRow[];
  payments: (typeof payments.$inferInsert & { id: string })[];
} {
  const product = products.find(({ sku }) => sku === plan.sku);
  if (!product?.billingPeriod) throw new RangeError(`Expected a subscription product, got "${plan.sku}".`);
  const { billingPeriod } = product;
  const currentPeriodEnd = new Date(now.getTime() + plan.periodEndsInDays * day);
  const billing = { anchor: currentPeriodEnd, billingPeriod, timeZone: plan.timeZone };
  const periodDays = billingPeriod === 'year' ? 365 : 30.44;
  const periods = Math.max(1, Math.round((plan.startedDaysAgo + plan.periodEndsInDays) / periodDays));
  const starts = [currentPeriodEnd];
  for (let count = 0; count < periods; count += 1)
    starts.unshift(periodStartBefore(starts[0] ?? currentPeriodEnd, billing));
  const [startedAt = currentPeriodEnd] = starts;
  const isPastDue = plan.status === 'pastDue';
  const id = stableId(`subscription/${plan.key}`);
  const subscription = {
    id,
    ownerId: plan.ownerId,
    propertyId: plan.propertyId,
    productId: product.id,
    name: product.name,
    status: plan.status,
    priceCents: product.priceCents,
    billingPeriod,
    startedAt,
    currentPeriodEnd,
    paymentMethodId: plan.paymentMethodId,
    pastDueSince: isPastDue ? currentPeriodEnd : null,
    endedAt: plan.status === 'cancelled' ? currentPeriodEnd : null,
    createdAt: startedAt,
    updatedAt: startedAt,
  };
  const paid = starts
    .slice(0, -1)
    .map((start, index) => chargeRow(subscription, index, { start, end: starts[index + 1] ?? currentPeriodEnd }));
  const next = { start: currentPeriodEnd, end: nextPeriodEnd(currentPeriodEnd, billing) };
  const unpaid = isPastDue ? [failedCharge(chargeRow(subscription, periods, next), now)] : [];
  const charges = [...paid, ...unpaid];
  return { subscription, charges, payments: charges.flatMap(paymentOf) };
}

type Subscription = { id: string; ownerId: string; priceCents: number };

function chargeRow({ id, ownerId, priceCents }: Subscription, index: number, period: { start: Date; end: Date }) {
  return {
    id: stableId(`subscription-charge/${id}/${index}`),
    ownerId,
    subscriptionId: id,
    kind: index === 0 ? 'first' : 'renewal',
    status: 'paid',
    amountCents: priceCents,
    periodStart: period.start,
    periodEnd: period.end,
    attempts: 0,
    paidAt: period.start,
    createdAt: period.start,
    updatedAt: period.start,
  } satisfies ChargeRow;
}

/** A renewal that could not be paid, and that is tried again. */
function failedCharge(charge: ReturnType<typeof chargeRow>, now: Date): ChargeRow {
  const nextAttemptAt = nextRetryAt(charge.periodStart, now);
  return { ...charge, status: 'failed', attempts: 2, failureCode: 'insufficient-funds', paidAt: null, nextAttemptAt };
}

/** The order paid the first charge. Each renewal has a payment of its own. */
function paymentOf({ id, ownerId, kind, status, amountCents, createdAt }: ChargeRow) {
  if (kind === 'first' || !createdAt) return [];
  const hasFailed = status === 'failed';
  const paymentId = stableId(`payment/${id}`);
  return [
    {
      id: paymentId,
      ownerId,
      chargeId: id,
      provider: demoProvider,
      reference: paymentId,
      providerPaymentId: `demo-${paymentId}`,
      kind: 'card' as const,
      status: hasFailed ? ('failed' as const) : ('succeeded' as const),
      amountCents,
      refundedCents: 0,
      cardBrand: 'visa',
      cardLastFour: '4242',
      failureCode: hasFailed ? 'insufficient-funds' : null,
      settledAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    },
  ];
}
