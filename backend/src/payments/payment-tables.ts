import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from 'shared-contract/order/payment';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { orders } from '../orders/order-table.ts';

/** The account of a user at a payment provider. Saved cards belong to it. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: primaryId(),
    ownerId: ownerId(),
    provider: text('provider').notNull(),
    providerCustomerId: text('provider_customer_id').notNull(),
    ...auditColumns(),
  },
  (table) => [uniqueIndex('payment_customers_one_per_provider').on(table.ownerId, table.provider)],
);

/** Saved cards: what identifies a card to its owner, and the provider's token (V13). */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: primaryId(),
    ownerId: ownerId(),
    provider: text('provider').notNull(),
    providerMethodId: text('provider_method_id').notNull(),
    brand: text('brand').notNull(),
    lastFour: text('last_four').notNull(),
    expiryMonth: integer('expiry_month').notNull(),
    expiryYear: integer('expiry_year').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** When the owner removed it. Old payments keep their reference. */
    removedAt: instant('removed_at'),
    ...auditColumns(),
  },
  (table) => [
    index('payment_methods_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    uniqueIndex('payment_methods_one_per_token').on(table.provider, table.providerMethodId),
    uniqueIndex('payment_methods_one_default').on(table.ownerId).where(sql`is_default and removed_at is null`),
  ],
);

/**
 * One attempt to pay an order, or a charge of a subscription. The row is committed before the provider is asked, under
 * the `reference` that the provider gets as its idempotency key. So a payment that was cut off can be found again.
 */
export const payments = pgTable(
  'payments',
  {
    id: primaryId(),
    ownerId: ownerId(),
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** The charge of a subscription; null for the payment of an order. */
    chargeId: uuid('charge_id'),
    provider: text('provider').notNull(),
    reference: text('reference').notNull().unique(),
    /** Null until the provider has answered. */
    providerPaymentId: text('provider_payment_id'),
    kind: text('kind').$type<'card' | 'zip' | 'free'>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('processing'),
    amountCents: cents('amount_cents').notNull(),
    refundedCents: cents('refunded_cents').notNull().default(0),
    paymentMethodId: uuid('payment_method_id').references(() => paymentMethods.id),
    /** Whether the customer asked to keep the card, which is saved when the payment succeeds. */
    saveCard: boolean('save_card').notNull().default(false),
    cardBrand: text('card_brand'),
    cardLastFour: text('card_last_four'),
    nextActionUrl: text('next_action_url'),
    failureCode: text('failure_code'),
    /** When the provider was last asked. The job starts with the payment that was asked about longest ago. */
    checkedAt: instant('checked_at'),
    /** When we first saw that the customer had approved it at Zip. The money is taken within 15 minutes (V38). */
    approvedAt: instant('approved_at'),
    settledAt: instant('settled_at'),
    ...auditColumns(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt.desc(), table.id),
    index('payments_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('payments_charge').on(table.chargeId),
    index('payments_superseded').on(table.id).where(sql`failure_code = 'superseded'`),
    index('payments_open').on(table.checkedAt).where(sql`status in ('requiresAction', 'processing', 'referred')`),
    uniqueIndex('payments_one_per_provider_id').on(table.provider, table.providerPaymentId),
    // An order has at most one payment that is open or succeeded, so it is never charged twice.
    uniqueIndex('payments_one_active_per_order')
      .on(table.orderId)
      .where(sql`status in ('requiresAction', 'processing', 'referred', 'succeeded')`),
    uniqueIndex('payments_one_active_per_charge')
      .on(table.chargeId)
      .where(sql`status in ('requiresAction', 'processing', 'referred', 'succeeded')`),
  ],
);

/** Webhooks, stored before they are processed. The provider's event id makes a repeated one harmless. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: primaryId(),
    provider: text('provider').notNull(),
    providerEventId: text('provider_event_id').notNull(),
    /** The payment at the provider that the event is about. */
    providerPaymentId: text('provider_payment_id').notNull(),
    kind: text('kind').notNull(),
    /** What we read of the webhook, as it was sent. */
    body: jsonb('body').notNull(),
    receivedAt: instant('received_at').notNull(),
    processedAt: instant('processed_at'),
  },
  (table) => [
    uniqueIndex('payment_events_once').on(table.provider, table.providerEventId),
    index('payment_events_unprocessed').on(table.receivedAt).where(sql`processed_at is null`),
  ],
);

/** Refunds, whole or partial. `reference` is the provider's idempotency key. */
export const refunds = pgTable(
  'refunds',
  {
    id: primaryId(),
    ownerId: ownerId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    amountCents: cents('amount_cents').notNull(),
    reference: text('reference').notNull().unique(),
    providerRefundId: text('provider_refund_id'),
    status: text('status').$type<'processing' | 'succeeded' | 'failed'>().notNull().default('processing'),
    ...auditColumns(),
  },
  (table) => [
    index('refunds_payment').on(table.paymentId, table.createdAt),
    uniqueIndex('refunds_one_per_provider_id').on(table.paymentId, table.providerRefundId),
  ],
);
