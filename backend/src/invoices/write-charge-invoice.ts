import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments } from '../payments/payment-tables.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import type { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { formatInvoiceDate } from './invoice-dates.ts';
import { buyerOf, methodOf, sellerDate, sellerOf } from './invoice-parties.ts';
import type { InvoiceDraft } from './store-invoice.ts';
import { linesAndTotals } from './write-order-invoice.ts';

type ChargeRow = typeof subscriptionCharges.$inferSelect;

/** Writes the content of the invoice of a renewal or of a change of plan. */
export async function writeChargeInvoice(
  { database, config, now }: MoneyContext,
  charge: ChargeRow,
): Promise<InvoiceDraft> {
  const { subscription, property } = await findSubscription(database, charge.subscriptionId);
  const paid = and(eq(payments.chargeId, charge.id), eq(payments.status, 'succeeded'));
  const payment = await firstRow(database.select().from(payments).where(paid));
  const period = periodOf(charge);
  const description = charge.kind === 'planChange' ? `Change of plan to ${subscription.name}` : subscription.name;
  return {
    issuedOn: sellerDate(now),
    seller: sellerOf(config),
    buyer: await buyerOf(database, charge.ownerId, await findBilling(database, subscription.orderItemId)),
    reference: { label: 'Subscription', value: subscription.name },
    property: property && fullAddressOf(property),
    corrects: null,
    ...linesAndTotals([{ description: `${description}, ${period}`, quantity: 1, unitPriceCents: charge.amountCents }]),
    settledWith: methodOf(payment),
  };
}

/** The period ends at an instant. Its last day is the one that contains the millisecond before. */
function periodOf({ periodStart, periodEnd }: ChargeRow): string {
  const lastDay = sellerDate(new Date(periodEnd.getTime() - 1));
  return `${formatInvoiceDate(sellerDate(periodStart))} to ${formatInvoiceDate(lastDay)}`;
}

function findSubscription(database: Database, id: string) {
  const found = database
    .select({ subscription: subscriptions, property: properties })
    .from(subscriptions)
    .leftJoin(properties, eq(properties.id, subscriptions.propertyId))
    .where(eq(subscriptions.id, id));
  return storedRow(found, 'subscription');
}

/** Returns the billing details of the order that started the subscription. */
async function findBilling(database: Database, orderItemId: string | null) {
  if (orderItemId === null) return null;
  const found = database
    .select({ billing: orders.billing })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orderItems.id, orderItemId));
  return (await firstRow(found))?.billing ?? null;
}
