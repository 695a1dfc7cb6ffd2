import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { insertOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments } from '../payments/payment-tables.ts';
import { products } from '../products/product-table.ts';
import { nextPeriodEnd } from './billing-periods.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { billingOf, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

type Start = { ownerId: string; propertyId: string | null; orderItemId: string; productId: string };

/**
 * Starts the subscription that an item of a paid order is for, and records its first charge as paid. The saved card
 * that paid the order pays the renewals. Returns the id of the subscription; repeating it returns the same.
 */
export async function startSubscription(context: MoneyContext, start: Start): Promise<string> {
  const { database, now } = context;
  const scope = scopeOf(context, start);
  const bought = await findPurchase(database, start);
  const { billingPeriod, name } = bought.product;
  if (!billingPeriod) throw new Error(`The product ${bought.product.sku} has no billing period.`);
  const currentPeriodEnd = nextPeriodEnd(now, await billingOf(database, { ...start, startedAt: now, billingPeriod }));
  const [started] = await database
    .insert(subscriptions)
    .values({
      ...start,
      name,
      priceCents: bought.unitPriceCents,
      billingPeriod,
      startedAt: now,
      currentPeriodEnd,
      paymentMethodId: bought.paymentMethodId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: subscriptions.orderItemId })
    .returning({ id: subscriptions.id });
  if (!started) return (await storedRow(findStarted(database, start.orderItemId), 'subscription')).id;
  await insertOwn(scope, subscriptionCharges, {
    subscriptionId: started.id,
    kind: 'first',
    status: 'paid',
    amountCents: bought.paidCents,
    periodStart: now,
    periodEnd: currentPeriodEnd,
    paidAt: now,
  });
  return started.id;
}

const findStarted = (database: Database, orderItemId: string) =>
  database.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.orderItemId, orderItemId));

/** Returns the product, the price without discount, what was paid after the discount, and the saved card, if any. */
async function findPurchase(database: Database, { orderItemId, productId }: Start) {
  const { order, item, product } = await storedRow(
    database
      .select({ order: orders, item: orderItems, product: products })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, productId))
      .where(eq(orderItems.id, orderItemId)),
    'order item',
  );
  const items = await database.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const subtotal = items.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0);
  const discount = subtotal === 0 ? 0 : Math.ceil((order.discountCents * item.unitPriceCents) / subtotal);
  const payment = await firstRow(
    database
      .select({ paymentMethodId: payments.paymentMethodId })
      .from(payments)
      .where(and(eq(payments.orderId, order.id), eq(payments.status, 'succeeded')))
      .orderBy(desc(payments.createdAt))
      .limit(1),
  );
  return {
    product,
    unitPriceCents: item.unitPriceCents,
    paidCents: item.unitPriceCents - discount,
    paymentMethodId: payment?.paymentMethodId ?? null,
  };
}
