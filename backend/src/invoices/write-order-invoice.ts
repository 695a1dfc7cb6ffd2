import { and, eq } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { findOrder, type StoredOrder } from '../orders/order-store.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments } from '../payments/payment-tables.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import type { InvoiceLine } from './invoice-content.ts';
import { buyerOf, methodOf, sellerDate, sellerOf } from './invoice-parties.ts';
import { splitGst } from './split-gst.ts';
import type { InvoiceDraft } from './store-invoice.ts';

/** Writes the content of an order's invoice from the amounts that were stored when it was paid. */
export async function writeOrderInvoice(
  { database, config, now }: MoneyContext,
  orderId: string,
  ownerId: string,
): Promise<InvoiceDraft> {
  const stored = await findOrder({ database, owner: { id: ownerId } }, orderId);
  if (!stored) throw new Error(`There is no order ${orderId} to invoice.`);
  const { order, property } = stored;
  const paid = and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded'));
  const payment = await firstRow(database.select().from(payments).where(paid));
  return {
    issuedOn: sellerDate(now),
    seller: sellerOf(config),
    buyer: await buyerOf(database, ownerId, order.billing),
    reference: { label: 'Order', value: order.number },
    property: fullAddressOf(property),
    corrects: null,
    ...linesAndTotals(linesOf(stored)),
    settledWith: methodOf(payment),
  };
}

type PlainLine = Pick<InvoiceLine, 'description' | 'quantity' | 'unitPriceCents'>;

/** Returns items, discount and delivery. A discount is a line with a negative price. */
function linesOf({ order, items, promotionCode }: StoredOrder): PlainLine[] {
  const single = (description: string, unitPriceCents: number) => ({ description, quantity: 1, unitPriceCents });
  const code = promotionCode ? ` (${promotionCode.code})` : '';
  return [
    ...items.map(({ item, product }) => ({
      description: product.name,
      quantity: item.quantity,
      unitPriceCents: item.unitPriceCents,
    })),
    ...(order.discountCents > 0 ? [single(`Discount${code}`, -order.discountCents)] : []),
    ...(order.shippingCents > 0 ? [single('Delivery', order.shippingCents)] : []),
  ];
}

/** Computes the totals of the lines, and the GST of each and of all. All prices include GST. */
export function linesAndTotals(lines: readonly PlainLine[]): Pick<InvoiceDraft, 'lines' | 'totalCents' | 'gstCents'> {
  const totals = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents);
  const gst = splitGst(totals);
  return {
    lines: lines.map((line, index) => ({ ...line, totalCents: totals[index] ?? 0, gstCents: gst[index] ?? 0 })),
    totalCents: totals.reduce((sum, cents) => sum + cents, 0),
    gstCents: gst.reduce((sum, cents) => sum + cents, 0),
  };
}
