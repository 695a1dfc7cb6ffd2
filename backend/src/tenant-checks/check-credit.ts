import { and, arrayContains, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
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
import { isCheckFulfilment, paidOrderStatuses } from './check-payment-store.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantChecks } from './tenant-check-table.ts';

/**
 * True when an earlier purchase would pay for an unpaid check, or for another one after its end, as `payCheck`
 * finds it. One query that locks nothing, so another check can use the purchase a moment later.
 */
export async function hasCredit(database: Database, { row, payment }: FoundCheck): Promise<boolean> {
  const canUse = isUnsent(row.status) || isEnded(row.status);
  if (payment.status !== 'unpaid' || !canUse) return false;
  const { sku } = checkCoverage[row.product];
  const uses = sql`(
    (select count(*) from ${tenantChecks} where ${tenantChecks.orderItemId} = ${orderItems.id})
    + (select count(*) from ${destructionCertificates} where ${destructionCertificates.orderItemId} = ${orderItems.id})
  )`;
  const free = await firstRow(
    database
      .select({ id: orderItems.id })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .innerJoin(products, eq(products.id, orderItems.productId))
      .leftJoin(fulfilments, and(isCheckFulfilment, inArray(fulfilments.status, ['done', 'cancelled'])))
      .where(
        and(
          isOwn(orderItems, { id: row.ownerId }),
          inArray(orders.status, paidOrderStatuses),
          or(eq(products.sku, sku), arrayContains(products.includedSkus, [sku])),
          gt(orderItems.quantity, uses),
          isNull(fulfilments.id),
        ),
      )
      .limit(1),
  );
  return free !== null;
}
