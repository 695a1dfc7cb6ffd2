import { and, arrayContains, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import { isEnded, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { destructionCertificates } from '../applications/application-tables.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn } from '../owned-rows/owned-rows.ts';
import { products } from '../products/product-table.ts';
import { isCheckFulfilment, openOrderStatuses, paidOrderStatuses } from './check-payment-store.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantChecks } from './tenant-check-table.ts';

/** The checks that an item pays for, and those that it paid for and that are destroyed. */
const uses = sql`(
  (select count(*) from ${tenantChecks} where ${tenantChecks.orderItemId} = ${orderItems.id})
  + (select count(*) from ${destructionCertificates} where ${destructionCertificates.orderItemId} = ${orderItems.id})
)`;

/** The condition for items that buy a product of tenant checks. */
export const isOfProduct = (sku: string): SQL | undefined =>
  or(eq(products.sku, sku), arrayContains(products.includedSkus, [sku]));

/**
 * Returns the first item of a condition that can pay for one more check, a paid one first. One that was refunded, or
 * whose checks were all sent, can't. Locks nothing.
 */
export const findFreePurchase = (database: Database, where: SQL | undefined): Promise<{ id: string } | null> =>
  firstRow(
    database
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(fulfilments, and(isCheckFulfilment, inArray(fulfilments.status, ['done', 'cancelled'])))
      .where(and(where, gt(orderItems.quantity, uses), isNull(fulfilments.id)))
      .orderBy(asc(inArray(orders.status, openOrderStatuses)), asc(orderItems.createdAt), asc(orderItems.id))
      .limit(1),
  );

/**
 * True when an earlier purchase would pay for an unpaid check, or for another one after its end. Another check can use
 * the purchase a moment later.
 */
export async function hasCredit(database: Database, { row, payment }: FoundCheck): Promise<boolean> {
  const canUse = isUnsent(row.status) || isEnded(row.status);
  if (payment.status !== 'unpaid' || !canUse) return false;
  const isPaid = inArray(orders.status, paidOrderStatuses);
  const isUsable = isOfProduct(checkCoverage[row.product].sku);
  return (await findFreePurchase(database, and(isOwn(orderItems, { id: row.ownerId }), isPaid, isUsable))) !== null;
}
