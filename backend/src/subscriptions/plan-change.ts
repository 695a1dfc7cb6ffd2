import { and, eq } from 'drizzle-orm';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid, type Problem } from '../http/problem.ts';
import { productPath } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { monthsBetween, periodStartBefore } from './billing-periods.ts';
import { collectable } from './collectable.ts';
import { type Proration, prorate } from './plan-proration.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { billingOf, type SubscriptionRow } from './subscription-row.ts';

type ProductRow = typeof products.$inferSelect;
type Scope = { database: Database; config: BackendConfig; now: Date };

/** What a change of plan costs at an instant. */
export type PlanChangePrice = { product: ProductRow; at: (instant: Date) => Proration };

/**
 * Returns what the change to another plan of the same category costs.
 * @throws Problem 409 when the subscription cannot change now, 422 for a product that is no other plan
 */
export async function pricePlanChange(
  { database, config, now }: Scope,
  subscription: SubscriptionRow,
  productIri: string,
): Promise<PlanChangePrice> {
  const reason = rejectionOf(subscription, now) ?? (await findOpenChange(database, subscription));
  if (reason) throw reason;
  const product = await findOtherPlan(database, subscription, productIri);
  const { billingPeriod } = product;
  const { period, valueCents } = await currentPeriod(database, subscription);
  const current = { priceCents: valueCents, billingPeriod: subscription.billingPeriod };
  const wanted = { priceCents: product.priceCents, billingPeriod };
  const { creditCents } = subscription;
  const at = (instant: Date): Proration => {
    const proration = prorate({ current, wanted, creditCents, period, now: instant });
    return { ...proration, dueCents: collectable(config, proration.dueCents) };
  };
  return { product, at };
}

function rejectionOf({ status, currentPeriodEnd }: SubscriptionRow, now: Date): Problem | null {
  if (status === 'cancelled') return conflict('ended', 'This subscription has ended. Order it again to restart it.');
  if (status === 'pastDue') return conflict('payment-overdue', 'Pay the overdue amount before you change your plan.');
  if (status === 'cancelAtPeriodEnd') return conflict('ending', 'Resume your plan before you change it.');
  if (currentPeriodEnd <= now) return conflict('renewing', 'Your plan is renewing. Try again in a few minutes.');
  return null;
}

async function findOpenChange(database: Database, { id }: SubscriptionRow): Promise<Problem | null> {
  const { status, subscriptionId } = subscriptionCharges;
  const open = await database.$count(subscriptionCharges, and(eq(subscriptionId, id), eq(status, 'processing')));
  return open === 0
    ? null
    : conflict('payment-open', 'A payment for this plan is still open. Finish or cancel it first.');
}

type Plan = ProductRow & { billingPeriod: NonNullable<ProductRow['billingPeriod']> };

async function findOtherPlan(database: Database, { productId }: SubscriptionRow, iri: string): Promise<Plan> {
  const read = (id: string) => firstRow(database.select().from(products).where(eq(products.id, id)));
  const current = productId === null ? null : await read(productId);
  const product = await read(idOf(iri, productPath));
  const isOther = product && current && product.id !== current.id && product.categoryId === current.categoryId;
  if (isOther && isPlan(product)) return product;
  throw invalid({ propertyPath: 'product', message: 'Choose another plan.', code: 'not-found' });
}

const isPlan = (product: ProductRow): product is Plan => product.billingPeriod !== null;

/**
 * Returns the current period, and what it is worth: the price, or less if the first period was discounted and the plan
 * was not changed since. Without a charge, which imported subscriptions lack, the period has the usual length.
 */
async function currentPeriod(database: Database, subscription: SubscriptionRow) {
  const { id, currentPeriodEnd: end, priceCents } = subscription;
  const { periodEnd, status, subscriptionId } = subscriptionCharges;
  const isCurrent = and(eq(subscriptionId, id), eq(periodEnd, end), eq(status, 'paid'));
  const paid = await database.select().from(subscriptionCharges).where(isCurrent);
  const billing = await billingOf(database, subscription);
  const full = paid.find(({ kind }) => kind !== 'planChange');
  const start = full ? full.periodStart : periodStartBefore(end, billing);
  const isDiscounted = paid.length === 1 && full?.kind === 'first';
  return {
    period: { start, end, months: monthsBetween(start, end, billing.timeZone) },
    valueCents: isDiscounted ? Math.min(priceCents, full.amountCents) : priceCents,
  };
}
