import { sql } from 'drizzle-orm';
import { index, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OrderStatus } from 'shared-contract/order/order';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { listings } from '../listings/listing-table.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { propertyId } from '../properties/property-table.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

/**
 * Orders. An order is for the listing if `listingId` is set, otherwise for the property. `propertyId` is always set.
 */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    ownerId: ownerId(),
    /** The number that people use, such as `V-100042`. */
    number: text('number').notNull().unique().default(sql`'V-' || nextval('order_numbers')`),
    status: text('status').$type<OrderStatus>().notNull().default('initiated'),
    propertyId: propertyId(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    promotionCodeId: uuid('promotion_code_id').references(() => promotionCodes.id),
    /** Set when the order is paid. Until then the discount is computed for each reply. */
    discountCents: cents('discount_cents').notNull().default(0),
    paidAt: instant('paid_at'),
    ...auditColumns(),
  },
  (table) => [
    index('orders_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('orders_property').on(table.propertyId, table.createdAt.desc(), table.id),
    index('orders_listing').on(table.listingId),
    // Only one open order per listing or property.
    uniqueIndex('orders_one_initiated_per_listing').on(table.listingId).where(sql`status = 'initiated'`),
    uniqueIndex('orders_one_initiated_per_property')
      .on(table.propertyId)
      .where(sql`status = 'initiated' and listing_id is null`),
  ],
);
