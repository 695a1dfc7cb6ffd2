import { and, eq, isNull } from 'drizzle-orm';
import { gstWithin } from 'shared-contract/money/money';
import type { MoneyContext } from '../payments/money-context.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import type { refunds } from '../payments/payment-tables.ts';
import { invoiceContent } from './invoice-content.ts';
import { methodOf, sellerDate, sellerOf } from './invoice-parties.ts';
import type { InvoiceRow } from './invoice-store.ts';
import { invoices } from './invoice-tables.ts';
import type { InvoiceDraft } from './store-invoice.ts';

type Refunded = { refund: typeof refunds.$inferSelect; payment: PaymentRow };

/**
 * Writes the content of a credit note. The refund of the whole invoice repeats its lines; a part is one line. The GST
 * of a part is what it adds to the GST of all refunds. So the credit notes of an invoice that is refunded in parts add
 * up to its GST.
 */
export async function writeCreditNote(context: MoneyContext, { refund, payment }: Refunded): Promise<InvoiceDraft> {
  const issued = await findOfPayment(context, payment);
  const invoice = issued.find(({ kind }) => kind === 'invoice');
  if (!invoice) throw new Error(`The payment ${payment.id} has no invoice that a credit note could correct.`);
  const original = invoiceContent.parse(invoice.content);
  const { number, issuedOn, totalCents, buyer, reference, property } = original;
  const credited = issued
    .filter(({ kind }) => kind === 'creditNote')
    .reduce((sum, creditNote) => sum + creditNote.totalCents, 0);
  const isWhole = credited === 0 && refund.amountCents === totalCents;
  const gstCents = gstWithin(credited + refund.amountCents) - gstWithin(credited);
  const part = {
    description: `Partial refund of ${number}`,
    quantity: 1,
    unitPriceCents: refund.amountCents,
    totalCents: refund.amountCents,
    gstCents,
  };
  return {
    issuedOn: sellerDate(context.now),
    seller: sellerOf(context.config),
    buyer,
    reference,
    property,
    corrects: { number, issuedOn, totalCents },
    lines: isWhole ? original.lines : [part],
    totalCents: refund.amountCents,
    gstCents,
    settledWith: methodOf(payment),
  };
}

/** Returns the invoice of a payment's order or charge, and its credit notes. */
function findOfPayment({ database }: MoneyContext, { orderId, chargeId }: PaymentRow): Promise<InvoiceRow[]> {
  const isOfPayment = and(
    orderId === null ? isNull(invoices.orderId) : eq(invoices.orderId, orderId),
    chargeId === null ? isNull(invoices.chargeId) : eq(invoices.chargeId, chargeId),
  );
  return database.select().from(invoices).where(isOfPayment);
}
