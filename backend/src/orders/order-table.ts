import { sql } from 'drizzle-orm';
import { index, jsonb, pgSequence, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BillingDetails } from 'shared-contract/order/billing-details';
import type { DeliveryDetails } from 'shared-contract/order/delivery-details';
import type { OrderStatus } from 'shared-contract/order/order';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { listings } from '../listings/listing-table.ts';
import { promotionCodes } from '../promotion-codes/promotion-code-table.ts';
import { propertyId } from '../properties/property-table.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 100001 });

/**
 * Orders for a listing or a property. `propertyId` is always set; `listingId` is null when the order is for the
 * property itself.
 */
export const orders = pgTable(
  'orders',
  {
    id: primaryId(),
    ownerId: ownerId(),
    /** The order number that customers see, such as `V-100042`. */
    number: text('number').notNull().unique().default(sql`'V-' || nextval('order_numbers')`),
    status: text('status').$type<OrderStatus>().notNull().default('initiated'),
    propertyId: propertyId(),
    listingId: uuid('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    promotionCodeId: uuid('promotion_code_id').references(() => promotionCodes.id),
    /** The discount when the order was paid. While the order is `initiated`, it is computed for each response. */
    discountCents: cents('discount_cents').notNull().default(0),
    billing: jsonb('billing').$type<BillingDetails>(),
    delivery: jsonb('delivery').$type<DeliveryDetails>(),
    /** The price of shipping when the order was paid. While it is `initiated`, it is computed for each response. */
    shippingCents: cents('shipping_cents').notNull().default(0),
    paidAt: instant('paid_at'),
    ...auditColumns(),
  },
  (table) => [
    index('orders_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('orders_property').on(table.propertyId, table.createdAt.desc(), table.id),
    index('orders_listing').on(table.listingId),
    // Each listing or property has at most one order that is not paid yet.
    uniqueIndex('orders_one_active_per_listing')
      .on(table.listingId)
      .where(sql`status in ('initiated', 'paymentPending')`),
    uniqueIndex('orders_one_active_per_property')
      .on(table.propertyId)
      .where(sql`status in ('initiated', 'paymentPending') and listing_id is null`),
  ],
);
