import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingType } from 'shared-contract/listing/listing';
import type { BillingPeriod } from 'shared-contract/order/product';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { productCategories } from '../product-categories/product-category-table.ts';

export const products = pgTable(
  'products',
  {
    id: primaryId(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => productCategories.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Includes GST. */
    priceCents: cents('price_cents').notNull(),
    shippingRequired: boolean('shipping_required').notNull().default(false),
    /** Null for a one-off price. */
    billingPeriod: text('billing_period').$type<BillingPeriod>(),
    /** The listing types for which the product is offered; empty for products of a property. */
    listingTypes: text('listing_types').array().$type<ListingType[]>().notNull().default([]),
    position: integer('position').notNull().default(0),
    ...auditColumns(),
  },
  (table) => [index('products_category').on(table.categoryId, table.position)],
);
