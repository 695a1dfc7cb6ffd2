import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { insertOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { products } from '../products/product-table.ts';
import { nextPeriodPrice } from './billing-notices.ts';
import { nextPeriodEnd } from './billing-periods.ts';
import { collectable } from './collectable.ts';
import { finishSubscription } from './finish-subscription.ts';
import { hasOpenPayment } from './has-open-payment.ts';
import { markChargePaid } from './mark-charge-paid.ts';
import { graceEndOf } from './payment-retries.ts';
import { sendDueNotices } from './send-due-notices.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { billingOf, type ChargeRow, lockSubscription, type SubscriptionRow, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/**
 * Brings a subscription to its next step, and returns the id of the renewal to collect, if there is one. Nothing
 * happens while a payment is open, because its result decides what is next.
 */
export async function openRenewal(context: MoneyContext, id: string): Promise<string | null> {
  const { database, now } = context;
  const subscription = await lockSubscription(database, id);
  if (!subscription || subscription.status === 'cancelled') return null;
  const isOver = subscription.currentPeriodEnd <= now;
  if (!isOver && subscription.status !== 'pastDue') {
    await sendDueNotices(context, subscription);
    return null;
  }
  if (await hasOpenPayment(database, id)) return null;
  if (subscription.status === 'cancelAtPeriodEnd') {
    await finishSubscription(context, subscription, 'cancelled');
    return null;
  }
  const { pastDueSince } = subscription;
  if (subscription.status === 'pastDue' && pastDueSince && graceEndOf(pastDueSince) <= now) {
    await finishSubscription(context, subscription, 'unpaid');
    return null;
  }
  const charge = await findOrAddRenewal(context, subscription);
  if (charge.amountCents > 0) return charge.id;
  await markChargePaid(context, { subscription, charge }, null);
  return null;
}

/**
 * Returns the charge of the period that starts at the end of the current one. Adds it when it is missing: the
 * announced price applies from then on, and credit is used first. A unique index ensures one renewal per period.
 */
export async function findOrAddRenewal(context: MoneyContext, subscription: SubscriptionRow): Promise<ChargeRow> {
  const { database, config, now } = context;
  const { id: subscriptionId, currentPeriodEnd: periodStart, productId } = subscription;
  const found = await findRenewal(database, subscription);
  const scope = scopeOf(context, subscription);
  if (subscription.status === 'pastDue' && subscription.pastDueSince === null)
    await updateOwn(scope, subscriptions, subscriptionId, { pastDueSince: now });
  if (found) return found;
  const product = productId && (await firstRow(database.select().from(products).where(eq(products.id, productId))));
  const priceCents = nextPeriodPrice(subscription, product ? product.priceCents : null);
  const usedCents = Math.min(subscription.creditCents, priceCents);
  const creditCents = subscription.creditCents - usedCents;
  await updateOwn(scope, subscriptions, subscriptionId, { priceCents, nextPriceCents: null, creditCents });
  return insertOwn(scope, subscriptionCharges, {
    subscriptionId,
    kind: 'renewal',
    amountCents: collectable(config, priceCents - usedCents),
    periodStart,
    periodEnd: nextPeriodEnd(periodStart, await billingOf(database, subscription)),
    nextAttemptAt: now,
  });
}

const findRenewal = (database: Database, { id, currentPeriodEnd }: SubscriptionRow): Promise<ChargeRow | null> => {
  const { kind, periodStart, subscriptionId } = subscriptionCharges;
  const isNext = and(eq(subscriptionId, id), eq(kind, 'renewal'), eq(periodStart, currentPeriodEnd));
  return firstRow(database.select().from(subscriptionCharges).where(isNext));
};
