import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { BillingPeriod } from 'shared-contract/order/product';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
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
    ...auditColumns(),
  },
  (table) => [index('subscriptions_owner').on(table.ownerId, table.createdAt.desc(), table.id)],
);
