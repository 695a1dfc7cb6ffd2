import type { Database } from '../database/database.ts';
import type { InvoiceContent } from '../invoices/invoice-content.ts';
import { invoices } from '../invoices/invoice-tables.ts';

type Insert = typeof invoices.$inferInsert;

/** By default the tax invoice of professional photography for $275.00, paid with a card. */
export function anInvoiceContent(overrides: Partial<InvoiceContent> = {}): InvoiceContent {
  return {
    kind: 'invoice',
    number: 'INV-000042',
    issuedOn: '2026-11-23',
    seller: {
      name: 'Verandah Pty Ltd',
      abn: '53004085616',
      address: 'Level 3, 120 Collins Street, Melbourne VIC 3000',
    },
    buyer: { name: 'Olivia Nguyen', businessName: null, abn: null, email: 'olivia@example.com' },
    reference: { label: 'Order', value: 'V-100042' },
    property: '12A/3–5 Bridge Road, Richmond VIC 3121',
    corrects: null,
    lines: [
      {
        description: 'Professional photography',
        quantity: 1,
        unitPriceCents: 27_500,
        totalCents: 27_500,
        gstCents: 2_500,
      },
    ],
    totalCents: 27_500,
    gstCents: 2_500,
    settledWith: 'Visa ending in 4242',
    ...overrides,
  };
}

/** By default the invoice of `anInvoiceContent` with a number of its own. It does not use the counter of numbers. */
export async function insertInvoice(
  database: Database,
  { content = {}, ...values }: Pick<Insert, 'ownerId'> & Partial<Insert> & { content?: Partial<InvoiceContent> },
) {
  const number = `INV-${String(900_000 + (await database.$count(invoices)))}`;
  const complete = anInvoiceContent({ number, ...content });
  const [row] = await database
    .insert(invoices)
    .values({
      number,
      kind: complete.kind,
      totalCents: complete.totalCents,
      issuedAt: new Date('2026-11-23T01:00:00Z'),
      ...values,
      content: complete,
    })
    .returning();
  if (!row) throw new Error('The invoice was not stored.');
  return row;
}
