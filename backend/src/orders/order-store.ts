import { and, asc, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contract/order/order';
import type { Database } from '../database/database.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { products } from '../products/product-table.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { properties } from '../properties/property-table.ts';
import { orders } from './order-table.ts';

export type OrderFilter = {
  id?: string;
  statuses?: readonly OrderStatus[] | undefined;
  /** Finds orders of this listing, or of the property itself. */
  targetId?: string | undefined;
  /** Finds orders of this property and of its listings. */
  propertyId?: string | undefined;
};

export type StoredOrder = Awaited<ReturnType<typeof findOrders>>[number];
export type StoredItem = StoredOrder['items'][number];

export function countOrders(database: Database, owner: Owner, filter: OrderFilter): Promise<number> {
  return database.$count(orders, filterCondition(owner, filter));
}

/** Returns orders, newest first, each with its items in the order in which they were added. */
export async function findOrders(
  database: Database,
  owner: Owner,
  filter: OrderFilter,
  range: { limit: number; offset: number },
) {
  const rows = await database
    .select({ order: orders, property: properties, promotionCode: promotionCodes })
    .from(orders)
    .innerJoin(properties, eq(properties.id, orders.propertyId))
    .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
    .where(filterCondition(owner, filter))
    .orderBy(desc(orders.createdAt), asc(orders.id))
    .limit(range.limit)
    .offset(range.offset);
  return withItems(database, owner, rows);
}

export async function findOrder(database: Database, owner: Owner, id: string): Promise<StoredOrder | undefined> {
  const [order] = await findOrders(database, owner, { id }, pageRange(1, 1));
  return order;
}

/** Locks the order until the transaction ends, so changes of an order and its items happen one after the other. */
export async function lockOrder(database: Database, owner: Owner, id: string) {
  const [row] = await database
    .select({ id: orders.id, number: orders.number, status: orders.status, version: orders.version })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.ownerId, owner.id)))
    .for('update');
  return row;
}

async function withItems<Row extends { order: typeof orders.$inferSelect }>(
  database: Database,
  owner: Owner,
  rows: readonly Row[],
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ order }) => order.id);
  const items = await database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.orderId, ids), eq(orderItems.ownerId, owner.id)))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id));
  const byOrder = Map.groupBy(items, ({ item }) => item.orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.order.id) ?? [] }));
}

function filterCondition(owner: Owner, { id, statuses, targetId, propertyId }: OrderFilter): SQL | undefined {
  return and(
    eq(orders.ownerId, owner.id),
    id === undefined ? undefined : eq(orders.id, id),
    statuses && inArray(orders.status, [...statuses]),
    propertyId === undefined ? undefined : eq(orders.propertyId, propertyId),
    targetId === undefined
      ? undefined
      : or(eq(orders.listingId, targetId), and(eq(orders.propertyId, targetId), isNull(orders.listingId))),
  );
}
