import { and, asc, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contract/order/order';
import { orderItems } from '../order-items/order-item-table.ts';
import { completed, firstOf, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { products } from '../products/product-table.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { properties } from '../properties/property-table.ts';
import { orders } from './order-table.ts';

export type OrderFilter = {
  id?: string;
  statuses?: readonly OrderStatus[] | undefined;
  /** The id of a listing, or of a property: then only orders of the property itself, not of its listings. */
  targetId?: string | undefined;
  /** The id of a property, for its own orders and those of its listings. */
  propertyId?: string | undefined;
};

export type StoredItem = { item: typeof orderItems.$inferSelect; product: typeof products.$inferSelect };
export type StoredOrder = {
  order: typeof orders.$inferSelect;
  property: typeof properties.$inferSelect;
  promotionCode: typeof promotionCodes.$inferSelect | null;
  items: StoredItem[];
};

/** Returns whether items and promotion code can still change, which ends when payment is requested (V36). */
export const isOpenForChange = (status: OrderStatus) => status === 'initiated';

/** Returns orders, newest first, each with its items in the order in which they were added. */
export function findOrders(scope: ReadScope, filter: OrderFilter = {}): Paged<StoredOrder> {
  const { database, owner } = scope;
  const { id, propertyId, statuses, targetId } = filter;
  const isTarget = (target: string) =>
    or(eq(orders.listingId, target), and(eq(orders.propertyId, target), isNull(orders.listingId)));
  const where = and(
    isOwn(orders, owner, { id, propertyId }),
    statuses && inArray(orders.status, [...statuses]),
    targetId === undefined ? undefined : isTarget(targetId),
  );
  const found = paged(
    () => database.$count(orders, where),
    () =>
      database
        .select({ order: orders, property: properties, promotionCode: promotionCodes })
        .from(orders)
        .innerJoin(properties, eq(properties.id, orders.propertyId))
        .leftJoin(promotionCodes, eq(promotionCodes.id, orders.promotionCodeId))
        .where(where)
        .orderBy(desc(orders.createdAt), asc(orders.id)),
  );
  return completed(found, (rows) => withItems(scope, rows));
}

export const findOrder = (scope: ReadScope, id: string) => firstOf(findOrders(scope, { id }));

async function withItems(
  { database, owner }: ReadScope,
  rows: readonly Omit<StoredOrder, 'items'>[],
): Promise<StoredOrder[]> {
  const ids = rows.map(({ order }) => order.id);
  const items = await database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.orderId, ids), isOwn(orderItems, owner)))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id));
  const byOrder = Map.groupBy(items, ({ item }) => item.orderId);
  return rows.map((row) => ({ ...row, items: byOrder.get(row.order.id) ?? [] }));
}
