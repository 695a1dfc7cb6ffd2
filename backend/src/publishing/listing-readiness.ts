import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Listing } from 'shared-contract/listing/listing';
import { packageCategory } from 'shared-contract/order/product';
import { orderItems } from '../order-items/order-item-table.ts';
import { orderAmounts } from '../orders/order-amounts.ts';
import { findOrder, findOrders, type StoredOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { everyRow, isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { productCategories } from '../product-categories/product-category-table.ts';
import { products } from '../products/product-table.ts';

type Readiness = NonNullable<Listing['readiness']>;

/**
 * Returns whether the ownership is verified and the order paid. Publishing requires both (V25). The rules for the
 * listing's content are in tenancy-law (`listing/listing-readiness.ts`).
 */
export async function findReadiness(
  scope: OwnerScope,
  { listingId, propertyId }: { listingId: string; propertyId: string },
): Promise<Readiness> {
  const ownership = await findOwnershipStatus(scope, propertyId);
  const { payment, includedSkus } = await findPackageOrder(scope, listingId);
  return {
    ownership,
    order: payment,
    unpaidOrder: await hasUnpaidOrder(scope, listingId),
    ...(includedSkus.length > 0 ? { includes: includedSkus } : {}),
  };
}

async function hasUnpaidOrder(scope: OwnerScope, listingId: string): Promise<boolean> {
  const open = findOrders(scope, { targetId: listingId, statuses: ['initiated', 'paymentPending'] });
  return (await open.rows(everyRow)).some((stored) => !isFreeOrder(stored, scope.now));
}

/** A total without the delivery, whose price depends on an address that is not known yet, says nothing. */
function isFreeOrder(stored: StoredOrder, now: Date): boolean {
  const { total, shipping } = orderAmounts(stored, now);
  return total === 0 && shipping !== null;
}

/** Returns the best status among the property's ownership documents: `verified`, then `pending`, then `rejected`. */
async function findOwnershipStatus(
  { database, owner }: ReadScope,
  propertyId: string,
): Promise<Readiness['ownership']> {
  const rows = await database
    .select({ status: ownershipDocuments.status })
    .from(ownershipDocuments)
    .where(isOwn(ownershipDocuments, owner, { propertyId }));
  const found = new Set(rows.map(({ status }) => status));
  return (['verified', 'pending', 'rejected'] as const).find((status) => found.has(status)) ?? 'missing';
}

const settledStatuses = ['paid', 'processing', 'completed'] as const;

/**
 * Returns the order that pays for the listing's package: a paid order, or else one that is not paid yet. `includedSkus`
 * are the products that the package includes.
 */
export async function findPackageOrder(
  scope: OwnerScope,
  listingId: string,
): Promise<{ payment: Readiness['order']; orderId: string | null; includedSkus: string[] }> {
  const { id, status, createdAt } = orders;
  const isOpenOrSettled = inArray(status, ['initiated', 'paymentPending', ...settledStatuses]);
  const rows = await scope.database
    .select({ id, status, createdAt, includedSkus: products.includedSkus })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(isOwn(orders, scope.owner, { listingId }), eq(productCategories.name, packageCategory), isOpenOrSettled))
    .orderBy(desc(createdAt));
  const settled = rows.find((row) => settledStatuses.some((one) => one === row.status));
  if (settled) return { payment: 'settled', orderId: settled.id, includedSkus: settled.includedSkus };
  const open = rows.find((row) => row.status === 'initiated') ?? rows[0];
  const stored = open && (await findOrder(scope, open.id));
  if (!stored) return { payment: 'missing', orderId: null, includedSkus: [] };
  const isFree = stored.order.status === 'initiated' && isFreeOrder(stored, scope.now);
  return { payment: isFree ? 'free' : 'unpaid', orderId: stored.order.id, includedSkus: open.includedSkus };
}
