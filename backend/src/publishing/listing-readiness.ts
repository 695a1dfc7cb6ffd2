import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Listing } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';
import { packageCategory } from 'shared-contract/order/product';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { productCategories } from '../product-categories/product-category-table.ts';
import { products } from '../products/product-table.ts';

type Readiness = NonNullable<Listing['readiness']>;
type ReadinessQuery = { listingId: string; propertyId: string; now: Date };

/**
 * Returns what publishing requires besides the content: verified ownership and a paid order (V25). The rules about the
 * content are in shared-contract (`listing/listing-readiness.ts`).
 */
export async function findReadiness(database: Database, owner: Owner, query: ReadinessQuery): Promise<Readiness> {
  return {
    ownership: await findOwnershipStatus(database, owner, query.propertyId),
    order: (await findPackageOrder(database, owner, query)).payment,
  };
}

/** Returns the best status of the uploaded documents. */
async function findOwnershipStatus(
  database: Database,
  owner: Owner,
  propertyId: string,
): Promise<Readiness['ownership']> {
  const rows = await database
    .select({ status: ownershipDocuments.status })
    .from(ownershipDocuments)
    .where(and(eq(ownershipDocuments.ownerId, owner.id), eq(ownershipDocuments.propertyId, propertyId)));
  const has = (status: (typeof rows)[number]['status']) => rows.some((row) => row.status === status);
  return has('verified') ? 'verified' : has('pending') ? 'pending' : has('rejected') ? 'rejected' : 'missing';
}

const settledStatuses = ['paid', 'processing', 'completed'] as const;

/** Returns the listing's order that contains a package: a paid one, or else the open one. */
export async function findPackageOrder(
  database: Database,
  owner: Owner,
  { listingId, now }: Pick<ReadinessQuery, 'listingId' | 'now'>,
): Promise<{ payment: Readiness['order']; orderId: string | null }> {
  const rows = await database
    .selectDistinct({ id: orders.id, status: orders.status, createdAt: orders.createdAt })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(productCategories, eq(productCategories.id, products.categoryId))
    .where(
      and(
        eq(orders.ownerId, owner.id),
        eq(orders.listingId, listingId),
        eq(productCategories.name, packageCategory),
        inArray(orders.status, ['initiated', 'paymentPending', ...settledStatuses]),
      ),
    )
    .orderBy(desc(orders.createdAt));
  const settled = rows.find(({ status }) => settledStatuses.some((one) => one === status));
  if (settled) return { payment: 'settled', orderId: settled.id };
  const open = rows.find(({ status }) => status === 'initiated') ?? rows[0];
  const stored = open && (await findOrder(database, owner, open.id));
  if (!stored) return { payment: 'missing', orderId: null };
  const isFree = stored.order.status === 'initiated' && centsOf(orderResource(stored, now).total) === 0;
  return { payment: isFree ? 'free' : 'unpaid', orderId: stored.order.id };
}
