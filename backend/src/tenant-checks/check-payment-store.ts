import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contract/order/order';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { unsentStatuses } from 'shared-contract/tenant-check/tenant-check-rules';
import type { TenantCheckProduct } from 'shared-contract/tenant-check/tenant-check-status';
import type { Database } from '../database/database.ts';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { products } from '../products/product-table.ts';
import { countDestroyed } from './count-destroyed.ts';
import { tenantChecks } from './tenant-check-table.ts';

export type PayableCheck = { id: string; product: TenantCheckProduct; orderItemId: string | null };

/** How a check is paid. `priceCents` is null when the product is no longer sold. */
export type CheckPayment = {
  status: 'unpaid' | 'inOrder' | 'paid';
  orderId: string | null;
  priceCents: number | null;
};

export const openOrderStatuses: OrderStatus[] = ['initiated', 'paymentPending'];
export const paidOrderStatuses: OrderStatus[] = ['paid', 'processing', 'completed'];

/** Joins an item with the fulfilment of its tenant check, which exists once the order is paid. */
export const isCheckFulfilment = and(eq(fulfilments.orderItemId, orderItems.id), eq(fulfilments.kind, 'tenantCheck'));

/** Returns a function with the payment of each of the checks. */
export async function findPayments(
  database: Database,
  checks: readonly PayableCheck[],
): Promise<(check: PayableCheck) => CheckPayment> {
  const prices = await findPrices(database, checks);
  const itemIds = checks.flatMap(({ orderItemId }) => orderItemId ?? []);
  const items = itemIds.length === 0 ? [] : await findItems(database, itemIds);
  const covered = await findCoveredChecks(
    database,
    items.map(({ item }) => item),
  );
  return (check) => {
    const found = covered.has(check.id) ? items.find(({ item }) => item.id === check.orderItemId) : undefined;
    const status = found ? paymentStatus(found.order.status, found.fulfilment?.status ?? null) : 'unpaid';
    const orderId = status === 'unpaid' ? null : (found?.order.id ?? null);
    const price = prices.get(checkCoverage[check.product].sku) ?? null;
    return { status, orderId, priceCents: status === 'unpaid' ? price : (found?.item.unitPriceCents ?? price) };
  };
}

/**
 * Returns the ids of the checks that items pay for: of each item no more than its quantity, less the destroyed ones.
 * Checks that were sent come first, so that another one never takes their payment.
 */
export async function findCoveredChecks(
  database: Database,
  items: readonly Pick<typeof orderItems.$inferSelect, 'id' | 'quantity'>[],
): Promise<Set<string>> {
  if (items.length === 0) return new Set();
  const { id, orderItemId, requestedAt, status } = tenantChecks;
  const itemIds = items.map((item) => item.id);
  const rows = await database
    .select({ id, orderItemId })
    .from(tenantChecks)
    .where(inArray(orderItemId, itemIds))
    .orderBy(asc(inArray(status, unsentStatuses)), asc(requestedAt), asc(id));
  const destroyed = await countDestroyed(database, itemIds);
  const covered = items.flatMap((item) => {
    const left = Math.max(item.quantity - destroyed(item.id), 0);
    return rows.filter((row) => row.orderItemId === item.id).slice(0, left);
  });
  return new Set(covered.map((row) => row.id));
}

function paymentStatus(order: OrderStatus, fulfilment: string | null): CheckPayment['status'] {
  if (openOrderStatuses.includes(order)) return 'inOrder';
  return paidOrderStatuses.includes(order) && fulfilment !== 'cancelled' ? 'paid' : 'unpaid';
}

const findItems = (database: Database, ids: string[]) =>
  database
    .select({ item: orderItems, order: orders, fulfilment: fulfilments })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(fulfilments, isCheckFulfilment)
    .where(inArray(orderItems.id, ids));

async function findPrices(database: Database, checks: readonly PayableCheck[]): Promise<Map<string, number>> {
  const skus = [...new Set(checks.map(({ product }) => checkCoverage[product].sku))];
  const { sku, priceCents } = products;
  const rows = await database.select({ sku, priceCents }).from(products).where(inArray(sku, skus));
  return new Map(rows.map((row) => [row.sku, row.priceCents]));
}
