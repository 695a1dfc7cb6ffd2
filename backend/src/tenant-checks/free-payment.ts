import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { removeOrderItem } from '../order-items/order-item-store.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantChecks } from './tenant-check-table.ts';

/**
 * Locks the fulfilment that a check is paid with. Call it before locking the check, as the job of the fulfilment does,
 * so that they never wait for each other.
 */
export async function lockPaymentOf(database: Database, checkId: string): Promise<void> {
  const item = database.select({ id: tenantChecks.orderItemId }).from(tenantChecks).where(eq(tenantChecks.id, checkId));
  await database
    .select({ id: fulfilments.id })
    .from(fulfilments)
    .where(and(inArray(fulfilments.orderItemId, item), eq(fulfilments.kind, 'tenantCheck')))
    .for('update');
}

/**
 * Frees the payment of a locked check that was not sent, or that the provider has cancelled: an item that is not paid
 * leaves the order, and a paid one can pay for another check. The caller clears `orderItemId`.
 */
export async function freePayment(context: { database: Database; now: Date }, { row }: FoundCheck): Promise<void> {
  const { database, now } = context;
  const { id, ownerId, orderItemId } = row;
  if (orderItemId === null) return;
  const scope = { database, now, owner: { id: ownerId } };
  const others = and(eq(tenantChecks.orderItemId, orderItemId), ne(tenantChecks.id, id));
  const isShared = (await database.$count(tenantChecks, others)) > 0;
  const found = await firstRow(
    database
      .select({ quantity: orderItems.quantity, status: orders.status })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(eq(orderItems.id, orderItemId)),
  );
  // More than one was chosen in the checkout, so the item stays there.
  if (found?.status === 'initiated' && found.quantity === 1 && !isShared) await removeOrderItem(scope, orderItemId);
  await database
    .update(fulfilments)
    .set({
      status: 'waiting',
      reason: 'tenant-check-ready',
      subjectId: null,
      updatedAt: now,
      version: sql`${fulfilments.version} + 1`,
    })
    .where(
      and(
        eq(fulfilments.orderItemId, orderItemId),
        eq(fulfilments.kind, 'tenantCheck'),
        eq(fulfilments.status, 'done'),
      ),
    );
}
