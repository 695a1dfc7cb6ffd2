import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents } from '../database/columns.ts';
import { orders } from '../orders/order-table.ts';
import { products } from '../products/product-table.ts';

export const orderItems = pgTable(
  'order_items',
  {
    /** Chosen by the client, so that a repeated request does not add a second item (V36). */
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    quantity: integer('quantity').notNull(),
    unitPriceCents: cents('unit_price_cents').notNull(),
    ...auditColumns(),
  },
  (table) => [index('order_items_order').on(table.orderId, table.createdAt, table.id)],
);
