import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import type { InvoiceRow } from '../invoices/invoice-store.ts';
import { invoices } from '../invoices/invoice-tables.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { completed, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { payments } from '../payments/payment-tables.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import type { ChargeRow } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

export type StoredCharge = { charge: ChargeRow; payment: PaymentRow | null; invoice: InvoiceRow | null };

/** Returns the user's charges, newest first, each with its latest payment and its invoice. */
export function findCharges(scope: ReadScope, filter: { subscriptionId?: string } = {}): Paged<StoredCharge> {
  const { database, owner } = scope;
  const where = isOwn(subscriptionCharges, owner, filter);
  const found = paged(
    () => database.$count(subscriptionCharges, where),
    () =>
      database
        .select()
        .from(subscriptionCharges)
        .where(where)
        .orderBy(desc(subscriptionCharges.createdAt), asc(subscriptionCharges.id)),
  );
  return completed(found, (charges) => withPayments(scope, charges));
}

/** Returns the latest payment of a charge. */
export const latestPayment = ({ database, owner }: ReadScope, chargeId: string): Promise<PaymentRow | null> =>
  firstRow(
    database
      .select()
      .from(payments)
      .where(isOwn(payments, owner, { chargeId }))
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(1),
  );

async function withPayments(scope: ReadScope, charges: readonly ChargeRow[]): Promise<StoredCharge[]> {
  const { database, owner } = scope;
  const ids = charges.map(({ id }) => id);
  const paid = await database
    .selectDistinctOn([payments.chargeId])
    .from(payments)
    .where(and(isOwn(payments, owner), inArray(payments.chargeId, ids)))
    .orderBy(payments.chargeId, desc(payments.createdAt), desc(payments.id));
  const isInvoice = and(isOwn(invoices, owner, { kind: 'invoice' }), inArray(invoices.chargeId, ids));
  const issued = await database.select().from(invoices).where(isInvoice);
  const ordered = await paidByOrder(scope, ids);
  return charges.map((charge) => ({
    charge,
    payment: paid.find(({ chargeId }) => chargeId === charge.id) ?? null,
    invoice: issued.find(({ chargeId }) => chargeId === charge.id) ?? null,
    ...ordered.get(charge.id),
  }));
}

/** First charges were paid with the order that started the subscription, and are on its invoice. */
async function paidByOrder({ database, owner }: ReadScope, ids: readonly string[]) {
  const { orderItemId } = subscriptions;
  const rows = await database
    .select({ id: subscriptionCharges.id, payment: payments, invoice: invoices })
    .from(subscriptionCharges)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCharges.subscriptionId))
    .innerJoin(orderItems, eq(orderItems.id, orderItemId))
    .leftJoin(payments, and(eq(payments.orderId, orderItems.orderId), eq(payments.status, 'succeeded')))
    .leftJoin(invoices, and(eq(invoices.orderId, orderItems.orderId), eq(invoices.kind, 'invoice')))
    .where(and(isOwn(subscriptionCharges, owner, { kind: 'first' }), inArray(subscriptionCharges.id, [...ids])));
  return new Map(rows.map(({ id, ...order }) => [id, order]));
}
