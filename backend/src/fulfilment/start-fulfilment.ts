import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { products } from '../products/product-table.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { findIncludedProducts, kindsOf } from './fulfilment-store.ts';
import { fulfilments } from './fulfilment-table.ts';

/**
 * Adds a row for each item of a paid order and each kind of fulfilment that its product leads to, and the job that
 * carries them out. Repeating it adds nothing.
 */
export async function startFulfilment({ database, now, addJob }: MoneyContext, orderId: string): Promise<void> {
  const items = await findItems(database, orderId);
  const included = await findIncludedProducts(
    database,
    items.map(({ product }) => product),
  );
  const rows = items.flatMap(({ item, product }) =>
    kindsOf(product, included).map((kind) => ({
      ownerId: item.ownerId,
      orderId,
      orderItemId: item.id,
      kind,
      reason: 'queued',
      createdAt: now,
      updatedAt: now,
    })),
  );
  if (rows.length > 0) await database.insert(fulfilments).values(rows).onConflictDoNothing();
  await addJob('fulfilment', { orderId });
}

/**
 * Cancels what is not done yet, after the whole order was refunded: parcels that were not sent, bookings and listings
 * that wait. Ends the subscriptions that the order started. A listing that is live stays live.
 */
export async function cancelFulfilment({ database, now }: MoneyContext, orderId: string): Promise<void> {
  const { status, kind, reason, subjectId } = fulfilments;
  const isSent = and(eq(kind, 'shipment'), eq(reason, 'shipment-sent'));
  const isOpen = and(inArray(status, ['waiting', 'inProgress']), sql`not (${isSent})`);
  const cancelled = await database
    .update(fulfilments)
    .set({ status: 'cancelled', reason: 'refunded', updatedAt: now, version: sql`${fulfilments.version} + 1` })
    .where(and(eq(fulfilments.orderId, orderId), or(isOpen, eq(kind, 'subscription'))))
    .returning({ kind, subjectId });
  for (const row of cancelled)
    if (row.kind === 'subscription' && row.subjectId) await endSubscription({ database, now }, row.subjectId);
}

const findItems = (database: Database, orderId: string) =>
  database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId));
