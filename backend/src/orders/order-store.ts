import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contract/order/order';
import { findFulfilments, type StoredFulfilment } from '../fulfilment/fulfilment-store.ts';
import { findOrderInvoices, type InvoiceRow } from '../invoices/invoice-store.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { completed, firstOf, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { findLatestPayments } from '../payments/payment-store.ts';
import { products } from '../products/product-table.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { isCodeUsedUp } from '../promotion-codes/promotion-code-uses.ts';
import { properties } from '../properties/property-table.ts';
import { orders } from './order-table.ts';

export type OrderFilter = {
  id?: string;
  statuses?: readonly OrderStatus[] | undefined;
  /** The id of a listing, or of a property: then only orders of the property itself, not of its listings. */
  targetId?: string | undefined;
  /** The id of a property, for its own orders and those of its listings. */
  propertyId?: string | undefined;
  /** The year in which the order was opened, in Sydney. */
  year?: number | undefined;
};

export type StoredItem = { item: typeof orderItems.$inferSelect; product: typeof products.$inferSelect };
export type StoredOrder = {
  order: typeof orders.$inferSelect;
  property: typeof properties.$inferSelect;
  promotionCode: typeof promotionCodes.$inferSelect | null;
  /** Whether other orders have used up the promotion code. False once the order has used it itself. */
  isCodeUsedUp: boolean;
  items: StoredItem[];
  /** The latest payment. */
  payment: PaymentRow | null;
  fulfilments: StoredFulfilment[];
  invoices: InvoiceRow[];
};
type OrderRow = Pick<StoredOrder, 'order' | 'property' | 'promotionCode'>;

/** Returns whether items and promotion code can still change, which ends when payment is requested (V36). */
export const isOpenForChange = (status: OrderStatus) => status === 'initiated';

/** Returns orders, newest first, each with its items in the order in which they were added. */
export function findOrders(scope: ReadScope, filter: OrderFilter = {}): Paged<StoredOrder> {
  const { database, owner } = scope;
  const { id, propertyId, statuses, targetId, year } = filter;
  const isTarget = (target: string) =>
    or(eq(orders.listingId, target), and(eq(orders.propertyId, target), isNull(orders.listingId)));
  const where = and(
    isOwn(orders, owner, { id, propertyId }),
    statuses && inArray(orders.status, [...statuses]),
    targetId === undefined ? undefined : isTarget(targetId),
    year === undefined
      ? undefined
      : sql`date_part('year', ${orders.createdAt} at time zone 'Australia/Sydney') = ${year}`,
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

async function withItems(scope: ReadScope, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  const { database, owner } = scope;
  const ids = rows.map(({ order }) => order.id);
  const items = await database
    .select({ item: orderItems, product: products })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(and(inArray(orderItems.orderId, ids), isOwn(orderItems, owner)))
    .orderBy(asc(orderItems.createdAt), asc(orderItems.id));
  const byOrder = Map.groupBy(items, ({ item }) => item.orderId);
  const payments = await findLatestPayments(scope, ids);
  const usedUp = await findUsedUp(scope, rows);
  const paidIds = rows.filter(({ order }) => order.paidAt !== null).map(({ order }) => order.id);
  const fulfilments = Map.groupBy(await findFulfilments(database, paidIds), ({ fulfilment }) => fulfilment.orderId);
  const invoices = Map.groupBy(await findOrderInvoices(database, paidIds), ({ orderId }) => orderId);
  return rows.map((row) => ({
    ...row,
    isCodeUsedUp: usedUp.has(row.order.id),
    items: byOrder.get(row.order.id) ?? [],
    payment: payments.get(row.order.id) ?? null,
    fulfilments: fulfilments.get(row.order.id) ?? [],
    invoices: invoices.get(row.order.id) ?? [],
  }));
}

/** Returns the ids of the orders whose promotion code other orders have used up. */
async function findUsedUp({ database }: ReadScope, rows: readonly OrderRow[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const { order, promotionCode } of rows) {
    if (!promotionCode || !isOpenForChange(order.status)) continue;
    const use = { orderId: order.id, ownerId: order.ownerId };
    if (await isCodeUsedUp(database, promotionCode, use)) found.add(order.id);
  }
  return found;
}
