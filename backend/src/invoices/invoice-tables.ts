import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { orders } from '../orders/order-table.ts';

/** Tax invoices and credit notes. `content` is what the PDF shows, stored at issue, so that it never changes (V37). */
export const invoices = pgTable(
  'invoices',
  {
    id: primaryId(),
    ownerId: ownerId(),
    number: text('number').notNull().unique(),
    kind: text('kind').$type<'invoice' | 'creditNote'>().notNull(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    chargeId: uuid('charge_id'),
    refundId: uuid('refund_id'),
    totalCents: cents('total_cents').notNull(),
    content: jsonb('content').notNull(),
    issuedAt: instant('issued_at').notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('invoices_owner').on(table.ownerId, table.issuedAt.desc(), table.id),
    index('invoices_order').on(table.orderId, table.issuedAt),
    // One invoice of each order or charge, and one credit note of each refund.
    unique('invoices_one_per_subject').on(table.kind, table.orderId, table.chargeId, table.refundId).nullsNotDistinct(),
  ],
);

/** The last number of each kind. Its row is locked until the invoice is committed, so numbers have no gaps. */
export const invoiceCounters = pgTable('invoice_counters', {
  kind: text('kind').$type<'invoice' | 'creditNote'>().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});
