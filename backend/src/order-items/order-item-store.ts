import { and, eq, inArray } from 'drizzle-orm';
import type { OrderItemInput } from 'shared-contract/order/order';
import { firstRow } from '../database/single-row.ts';
import { idOf } from '../http/parameters.ts';
import { conflict, invalid } from '../http/problem.ts';
import { requireOpenForChange } from '../orders/change-order.ts';
import { orderPath } from '../orders/order-resource.ts';
import type { StoredItem } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { deleteOwn, isOwn, lockOwn, type OwnerScope, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { isSoldOnce, productPath } from '../products/product-resource.ts';
import { products } from '../products/product-table.ts';
import { findPackageOrder } from '../publishing/listing-readiness.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import { orderItems } from './order-item-table.ts';

type ProductRow = typeof products.$inferSelect;

/**
 * Adds an item to an order. The client chooses the item's id (V36): repeating the same request returns the stored item,
 * and using the id for another item is rejected. Locks the order, so that concurrent changes run one after the other.
 * A product that the listing's package includes is not sold again.
 */
export async function addOrderItem(scope: OwnerScope, input: OrderItemInput): Promise<StoredItem> {
  const { database, owner, now } = scope;
  const order = await lockOwn(scope, orders, idOf(input.parentOrder, orderPath));
  if (!order) throw missing('parentOrder', 'Expected the address of one of your orders.');
  const isChosen = eq(products.id, idOf(input.product, productPath));
  const product = await firstRow(database.select().from(products).where(isChosen));
  if (!product) throw missing('product', 'There is no such product.');

  const repeated = await findOrderItem(scope, input.id);
  if (repeated) {
    const { item } = repeated;
    const same = item.orderId === order.id && item.productId === product.id && item.quantity === input.quantity;
    if (same) return repeated;
    throw duplicateId();
  }
  requireOpenForChange(order);
  await requireAllowed(scope, { orderId: order.id, product, quantity: input.quantity });
  await requireNotIncluded(scope, order, product);
  await removeIncluded(scope, order.id, product.includedSkus);
  const { id, quantity } = input;
  const ids = { id, ownerId: owner.id, orderId: order.id, productId: product.id };
  const [item] = await database
    .insert(orderItems)
    .values({ ...ids, quantity, unitPriceCents: product.priceCents, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (!item) throw duplicateId();
  await bumpVersion(scope, order.id);
  return { item, product };
}

/**
 * Rejects a package or plan in a quantity above 1, and one that the order has already, of packages any other: both
 * would be charged.
 * @throws Problem 422, or 409 for a second item
 */
async function requireAllowed(
  { database, owner }: ReadScope,
  { orderId, product, quantity }: { orderId: string; product: ProductRow; quantity: number },
): Promise<void> {
  if (!isSoldOnce(product)) return;
  requireOne(product, quantity);
  const isSame = product.fulfilment === 'listing' ? eq(products.fulfilment, 'listing') : eq(products.id, product.id);
  const added = database
    .select({ name: products.name })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(isOwn(orderItems, owner, { orderId }), isSame));
  const found = await firstRow(added);
  if (!found) return;
  const advice = found.name === product.name ? '' : ' Remove it first.';
  throw conflict('already-added', `${found.name} is in this order already.${advice}`);
}

/** @throws Problem 422 for more than one of a package or plan */
function requireOne(product: ProductRow, quantity: number): void {
  if (quantity === 1 || !isSoldOnce(product)) return;
  const what = product.billingPeriod === null ? 'for one listing' : 'a plan for one property';
  throw invalid({ propertyPath: 'quantity', message: `${product.name} is ${what}. Its quantity is 1.`, code: 'range' });
}

/**
 * Rejects a product that the package of the order's listing includes.
 * @throws Problem 409
 */
async function requireNotIncluded(
  scope: OwnerScope,
  { listingId }: typeof orders.$inferSelect,
  { sku, name }: ProductRow,
): Promise<void> {
  if (listingId === null) return;
  const { includedSkus } = await findPackageOrder(scope, listingId);
  if (includedSkus.includes(sku)) throw conflict('included', `${name} is included in your package.`);
}

/** Removes the items of an order that a package, which is about to be added, includes. */
async function removeIncluded({ database, owner }: ReadScope, orderId: string, skus: string[]): Promise<void> {
  if (skus.length === 0) return;
  const included = database.select({ id: products.id }).from(products).where(inArray(products.sku, skus));
  await database
    .delete(orderItems)
    .where(and(isOwn(orderItems, owner, { orderId }), inArray(orderItems.productId, included)));
}

/** Removes an item from its order. Returns false when the owner has no item with this id. */
export async function removeOrderItem(scope: OwnerScope, id: string): Promise<boolean> {
  const found = await findOrderItem(scope, id);
  const order = found && (await lockOwn(scope, orders, found.item.orderId));
  if (!order) return false;
  requireOpenForChange(order);
  const removed = await deleteOwn(scope, orderItems, id);
  if (removed) await bumpVersion(scope, order.id);
  return removed !== null;
}

/**
 * Changes the quantity of an item. Returns null when the owner has no item with this id.
 * @throws Problem 409 for fewer than the tenant checks that use the item, because each needs a purchase of its own
 */
export async function changeQuantity(scope: OwnerScope, id: string, quantity: number): Promise<StoredItem | null> {
  const found = await findOrderItem(scope, id);
  const order = found && (await lockOwn(scope, orders, found.item.orderId));
  if (!order) return null;
  requireOpenForChange(order);
  // Reads the item again, because another request may have removed it while this one waited for the lock.
  const current = await findOrderItem(scope, id);
  if (!current || current.item.quantity === quantity) return current;
  requireOne(current.product, quantity);
  await requireEnoughForChecks(scope, id, quantity);
  const item = await updateOwn(scope, orderItems, id, { quantity });
  await bumpVersion(scope, order.id);
  return { ...current, item };
}

/** Locks the item, so that no check starts to use it before the quantity is stored. */
async function requireEnoughForChecks(scope: OwnerScope, id: string, quantity: number): Promise<void> {
  await lockOwn(scope, orderItems, id);
  const uses = await scope.database.$count(tenantChecks, eq(tenantChecks.orderItemId, id));
  if (quantity >= uses) return;
  throw conflict('used-by-checks', `${uses} tenant checks use this item. Choose at least ${uses}, or remove a check.`);
}

/**
 * The JSON of an order contains its items, and the order's ETag is its version. So each change of an item must
 * increment the version.
 */
const bumpVersion = (scope: OwnerScope, orderId: string) => updateOwn(scope, orders, orderId);

function findOrderItem({ database, owner }: ReadScope, id: string): Promise<StoredItem | null> {
  const query = database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId));
  return firstRow(query.where(isOwn(orderItems, owner, { id })));
}

const missing = (propertyPath: string, message: string) => invalid({ propertyPath, message, code: 'not-found' });

const duplicateId = () => conflict('duplicate-id', 'Another order item uses this id. Send a new UUID.');
