import { and, eq } from 'drizzle-orm';
import type { OrderItemInput } from 'shared-contract/order/order';
import type { Database } from '../database/database.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { bumpOrderVersion, requireOpenForChange } from '../orders/change-order.ts';
import { orderPath } from '../orders/order-resource.ts';
import { lockOrder, type StoredItem } from '../orders/order-store.ts';
import { productPath } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { orderItems } from './order-item-table.ts';

/**
 * Adds an item under the id that the client chose (V36). When the same item is sent again it returns the same reply;
 * another item with a used id is rejected. Locks the order, so that changes happen one after the other.
 */
export async function addOrderItem(
  database: Database,
  owner: Owner,
  input: OrderItemInput,
  now: Date,
): Promise<StoredItem> {
  const order = await lockOrder(database, owner, idOf(input.parentOrder, orderPath));
  if (!order) throw missing('parentOrder', 'Expected the address of one of your orders.');
  const [product] = await database
    .select()
    .from(products)
    .where(eq(products.id, idOf(input.product, productPath)));
  if (!product) throw missing('product', 'There is no such product.');

  const repeated = await findOrderItem(database, owner, input.id);
  if (repeated) {
    const { item } = repeated;
    const same = item.orderId === order.id && item.productId === product.id && item.quantity === input.quantity;
    if (same) return repeated;
    throw duplicateId();
  }
  requireOpenForChange(order);
  const [item] = await database
    .insert(orderItems)
    .values({
      id: input.id,
      ownerId: owner.id,
      orderId: order.id,
      productId: product.id,
      quantity: input.quantity,
      unitPriceCents: product.priceCents,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!item) throw duplicateId();
  await bumpOrderVersion(database, owner, order, now);
  return { item, product };
}

/** Returns false when the order has no such item. */
export async function removeOrderItem(database: Database, owner: Owner, id: string, now: Date): Promise<boolean> {
  const found = await findOrderItem(database, owner, id);
  const order = found && (await lockOrder(database, owner, found.item.orderId));
  if (!order) return false;
  requireOpenForChange(order);
  const removed = await database
    .delete(orderItems)
    .where(and(eq(orderItems.id, id), eq(orderItems.ownerId, owner.id)))
    .returning({ id: orderItems.id });
  if (removed.length === 0) return false;
  await bumpOrderVersion(database, owner, order, now);
  return true;
}

async function findOrderItem(database: Database, owner: Owner, id: string): Promise<StoredItem | undefined> {
  const [row] = await database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(eq(orderItems.id, id), eq(orderItems.ownerId, owner.id)));
  return row;
}

function missing(propertyPath: string, message: string) {
  return invalid({ propertyPath, message, code: 'not-found' });
}

function duplicateId() {
  return conflict('duplicate-id', 'Another order item uses this id. Send a new UUID.');
}
