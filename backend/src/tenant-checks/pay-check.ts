import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { firstRow } from '../database/single-row.ts';
import { conflict, Problem, requireFound } from '../http/problem.ts';
import { addOrderItem } from '../order-items/order-item-store.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { openOrder } from '../orders/open-order.ts';
import { orderPath } from '../orders/order-resource.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { productPath } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { changeCheck, requireStatus } from './change-check.ts';
import { addEvent } from './check-events.ts';
import { openOrderStatuses, paidOrderStatuses } from './check-payment-store.ts';
import { findFreePurchase, isOfProduct } from './free-purchases.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/**
 * Lets an item pay for a locked check, once: a repeated request changes nothing. A check that was ready but for the
 * payment is submitted when an earlier purchase pays for it.
 * @throws Problem 409 like {@link findOrAddItem}, and for a check that was sent or withdrawn
 */
export async function payCheck(context: MoneyContext & OwnerScope, found: FoundCheck): Promise<FoundCheck> {
  if (found.payment.status !== 'unpaid') return found;
  requireStatus(found.row.status, isUnsent);
  const changed = await changeCheck(context, found, { orderItemId: await findOrAddItem(context, found) });
  const isPaid = changed.payment.status === 'paid';
  await addEvent(context, found.row, isPaid ? 'system' : 'owner', isPaid ? 'paid' : 'addedToOrder');
  return submitWhenReady(context, changed);
}

/**
 * Returns the order item that pays for a locked check: an earlier purchase that no other check uses, or else an item of
 * the property's open order, which is added when there is none.
 * @throws Problem 409 while the open order is being paid, or when the product is not sold
 */
async function findOrAddItem(scope: OwnerScope, { row }: FoundCheck): Promise<string> {
  const { sku } = checkCoverage[row.product];
  // Locks the order before its items, as every change of an order does.
  await lockOpenOrder(scope, row.propertyId);
  return (await findFreeItem(scope, row.propertyId, sku)) ?? (await addItem(scope, row.propertyId, sku));
}

/** Returns an item that is not used up, a paid one first. Locks the items, so that none is used twice. */
async function findFreeItem({ database, owner }: OwnerScope, propertyId: string, sku: string): Promise<string | null> {
  const isPaid = inArray(orders.status, paidOrderStatuses);
  const isOpen = and(inArray(orders.status, openOrderStatuses), eq(orders.propertyId, propertyId));
  const items = await database
    .select({ id: orderItems.id })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(isOwn(orderItems, owner), or(isPaid, isOpen), isOfProduct(sku)))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id))
    .for('update', { of: orderItems });
  // Counted after the lock, because a parallel request can have used an item until then.
  const ids = items.map(({ id }) => id);
  return (await findFreePurchase(database, inArray(orderItems.id, ids)))?.id ?? null;
}

async function addItem(scope: OwnerScope, propertyId: string, sku: string): Promise<string> {
  const product = await firstRow(scope.database.select().from(products).where(eq(products.sku, sku)));
  if (!product) throw conflict('not-sold', 'This check isn’t sold at the moment. Choose another product.');
  const { item } = await addOrderItem(scope, {
    id: randomUUID(),
    parentOrder: `${orderPath}/${await findOrOpenOrder(scope, propertyId)}`,
    product: `${productPath}/${product.id}`,
    quantity: 1,
  });
  return item.id;
}

async function findOrOpenOrder(scope: OwnerScope, propertyId: string): Promise<string> {
  const open = await lockOpenOrder(scope, propertyId);
  if (open) return open.id;
  try {
    return await openOrder(scope, `${propertyPath}/${propertyId}`);
  } catch (error) {
    // A parallel request has opened it.
    if (error instanceof Problem && error.code === 'order-open') {
      return requireFound(await lockOpenOrder(scope, propertyId)).id;
    }
    throw error;
  }
}

/** Locks the order of the property itself, not of one of its listings. Returns null when there is none. */
const lockOpenOrder = ({ database, owner }: OwnerScope, propertyId: string) =>
  firstRow(
    database
      .select({ id: orders.id })
      .from(orders)
      .where(and(isOwn(orders, owner, { propertyId, listingId: null }), inArray(orders.status, openOrderStatuses)))
      .for('update'),
  );
