import { amountOf } from 'shared-contract/money/money';
import type { Invoice } from 'shared-contract/order/invoice';
import { identity } from '../http/json-ld.ts';
import type { InvoiceRow } from './invoice-store.ts';

export const invoicePath = '/api/invoices';

export const invoiceResource = (invoice: InvoiceRow): Invoice => ({
  ...identity(invoicePath, 'Invoice', invoice.id),
  number: invoice.number,
  kind: invoice.kind,
  issuedAt: invoice.issuedAt.toISOString(),
  total: amountOf(invoice.totalCents),
});
