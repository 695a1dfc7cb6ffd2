import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FulfilmentKind, FulfilmentStatus } from 'shared-contract/order/fulfilment';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';

/** What happens with each item of a paid order. A row is added when the order is paid, and a job carries it out. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    id: primaryId(),
    ownerId: ownerId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    orderItemId: uuid('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FulfilmentKind>().notNull(),
    status: text('status').$type<FulfilmentStatus>().notNull().default('waiting'),
    /** The code of the sentence that the customer reads. */
    reason: text('reason').notNull(),
    scheduledFor: date('scheduled_for', { mode: 'string' }),
    carrier: text('carrier'),
    trackingNumber: text('tracking_number'),
    /** The id of the listing or subscription that it led to. */
    subjectId: uuid('subject_id'),
    checkedAt: instant('checked_at'),
    ...auditColumns(),
  },
  (table) => [
    index('fulfilments_order').on(table.orderId, table.createdAt, table.id),
    uniqueIndex('fulfilments_one_per_item').on(table.orderItemId, table.kind),
    index('fulfilments_open').on(table.status, table.checkedAt),
  ],
);
