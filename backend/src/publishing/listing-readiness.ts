import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Listing } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import { packageCategory } from 'shared-contract/order/product';
import { orderItems } from '../order-items/order-item-table.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { productCategories } from '../product-categories/product-category-table.ts';
import { products } from '../products/product-table.ts';

type Readiness = NonNullable<Listing['readiness']>;

/**
 * Returns whether the ownership is verified and the order paid. Publishing requires both (V25). The rules for the
 * listing's content are in shared-contract (`listing/listing-readiness.ts`).
 */
export async function findReadiness(
  scope: OwnerScope,
  { listingId, propertyId }: { listingId: string; propertyId: string },
): Promise<Readiness> {
  const ownership = await findOwnershipStatus(scope, propertyId);
  const { payment } = await findPackageOrder(scope, listingId);
  return { ownership, order: payment };
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

/** Returns the newest package order of the listing: a paid one, or else an unpaid one. `payment` is its state. */
export async function findPackageOrder(
  scope: OwnerScope,
  listingId: string,
): Promise<{ payment: Readiness['order']; orderId: string | null }> {
  const { id, status, createdAt } = orders;
  const isOpenOrSettled = inArray(status, ['initiated', 'paymentPending', ...settledStatuses]);
  const rows = await scope.database
    .selectDistinct({ id, status, createdAt })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(and(isOwn(orders, scope.owner, { listingId }), eq(productCategories.name, packageCategory), isOpenOrSettled))
    .orderBy(desc(createdAt));
  const settled = rows.find((row) => settledStatuses.some((one) => one === row.status));
  if (settled) return { payment: 'settled', orderId: settled.id };
  const open = rows.find((row) => row.status === 'initiated') ?? rows[0];
  const stored = open && (await findOrder(scope, open.id));
  if (!stored) return { payment: 'missing', orderId: null };
  const isFree = stored.order.status === 'initiated' && centsOf(orderResource(stored, scope.now).total) === 0;
  return { payment: isFree ? 'free' : 'unpaid', orderId: stored.order.id };
}
