import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingType } from 'shared-contract/listing/listing';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import type { BillingPeriod } from 'shared-contract/order/product';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
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
    /** The price in cents, with GST. */
    priceCents: cents('price_cents').notNull(),
    shippingRequired: boolean('shipping_required').notNull().default(false),
    /** How often a subscription to the product is billed; null for a product that is bought once. */
    billingPeriod: text('billing_period').$type<BillingPeriod>(),
    /** The listing types for which the product is offered. Empty for a product that is ordered for a property. */
    listingTypes: text('listing_types').array().$type<ListingType[]>().notNull().default([]),
    /** SKUs of the products that a package includes. */
    includedSkus: text('included_skus').array().notNull().default([]),
    /** What the buyer gets, one short line each. */
    inclusions: text('inclusions').array().notNull().default([]),
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** What the product leads to once it is paid; null for nothing of its own. */
    fulfilment: text('fulfilment').$type<FulfilmentKind>(),
    position: integer('position').notNull().default(0),
    ...auditColumns(),
  },
  (table) => [index('products_category').on(table.categoryId, table.position)],
);
