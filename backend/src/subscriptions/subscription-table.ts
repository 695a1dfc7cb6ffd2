import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { BillingPeriod } from 'shared-contract/order/product';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { paymentMethods } from '../payments/payment-tables.ts';
import { products } from '../products/product-table.ts';
import { properties } from '../properties/property-table.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'cascade' }),
    productId: uuid('product_id').references(() => products.id),
    name: text('name').notNull(),
    status: text('status').$type<SubscriptionStatus>().notNull().default('active'),
    priceCents: cents('price_cents').notNull(),
    billingPeriod: text('billing_period').$type<BillingPeriod>().notNull(),
    startedAt: instant('started_at').notNull(),
    currentPeriodEnd: instant('current_period_end').notNull(),
    /** The item of the order that started it, so that a repeated fulfilment starts it once. */
    orderItemId: uuid('order_item_id').references(() => orderItems.id),
    paymentMethodId: uuid('payment_method_id').references(() => paymentMethods.id),
    /** What is left of a former plan. It reduces the next charges. */
    creditCents: cents('credit_cents').notNull().default(0),
    /** The announced price from the next period on. */
    nextPriceCents: cents('next_price_cents'),
    /** The end of the period for which a reminder was sent. */
    remindedFor: instant('reminded_for'),
    pastDueSince: instant('past_due_since'),
    endedAt: instant('ended_at'),
    ...auditColumns(),
  },
  (table) => [
    uniqueIndex('subscriptions_one_per_order_item').on(table.orderItemId),
    index('subscriptions_renewal').on(table.currentPeriodEnd).where(sql`status <> 'cancelled'`),
    index('subscriptions_owner').on(table.ownerId, table.createdAt.desc(), table.id),
  ],
);
