import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { products } from '../products/product-table.ts';
import { subscriptions } from './subscription-table.ts';

/** Each amount that a subscription costs: its first period, each renewal, and each change of plan. */
export const subscriptionCharges = pgTable(
  'subscription_charges',
  {
    id: primaryId(),
    ownerId: ownerId(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'first' | 'renewal' | 'planChange'>().notNull(),
    status: text('status').$type<'due' | 'processing' | 'paid' | 'failed' | 'refunded'>().notNull().default('due'),
    amountCents: cents('amount_cents').notNull(),
    /** Of a change of plan: the new plan. */
    productId: uuid('product_id').references(() => products.id),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at'),
    failureCode: text('failure_code'),
    paidAt: instant('paid_at'),
    ...auditColumns(),
  },
  (table) => [
    index('subscription_charges_subscription').on(table.subscriptionId, table.createdAt.desc(), table.id),
    index('subscription_charges_due').on(table.status, table.nextAttemptAt),
    uniqueIndex('subscription_charges_one_renewal')
      .on(table.subscriptionId, table.periodStart, table.kind)
      .where(sql`kind <> 'planChange'`),
  ],
);
