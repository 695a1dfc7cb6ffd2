import * as z from 'zod/mini';

const cents = z.int();

const line = z.object({
  description: z.string(),
  quantity: z.int().check(z.minimum(1)),
  unitPriceCents: cents,
  totalCents: cents,
  gstCents: cents,
});
export type InvoiceLine = z.infer<typeof line>;

/** From this total on, a tax invoice must name its buyer (V37). */
const buyerRequiredFromCents = 100_000;

const content = z.object({
  kind: z.enum(['invoice', 'creditNote']),
  number: z.string(),
  /** The local date of the seller, `2026-11-23`. */
  issuedOn: z.iso.date(),
  seller: z.object({ name: z.string(), abn: z.string(), address: z.string() }),
  buyer: z.object({
    name: z.string(),
    businessName: z.nullable(z.string()),
    abn: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** What was bought: the number of the order, or the name and period of the subscription. */
  reference: z.object({ label: z.string(), value: z.string() }),
  /** The address of the property that the order is for. */
  property: z.nullable(z.string()),
  /** Of a credit note: the invoice that it corrects. */
  corrects: z.nullable(z.object({ number: z.string(), issuedOn: z.iso.date(), totalCents: cents })),
  lines: z.array(line).check(z.minLength(1)),
  /** Includes GST. */
  totalCents: cents.check(z.minimum(0)),
  gstCents: cents.check(z.minimum(0)),
  /** How it was paid or refunded, such as `Visa ending in 4242`. Null for a total of zero. */
  settledWith: z.nullable(z.string()),
});

/**
 * What the PDF of an invoice or credit note shows. It is stored at issue and never changes, even when the buyer, the
 * products or the seller's settings do. So new fields must be optional.
 */
export const invoiceContent = content.check(
  z.refine(({ lines, totalCents }) => sumOf(lines, 'totalCents') === totalCents, 'the lines must add up to the total'),
  z.refine(({ lines, gstCents }) => sumOf(lines, 'gstCents') === gstCents, 'the lines must add up to the GST'),
  z.refine(
    ({ buyer, totalCents }) => totalCents < buyerRequiredFromCents || buyer.name !== '' || buyer.abn !== null,
    'a total of $1,000 or more needs the name or ABN of the buyer (V37)',
  ),
  z.refine(({ kind, corrects }) => (kind === 'creditNote') === (corrects !== null), 'a credit note names its invoice'),
);
export type InvoiceContent = z.infer<typeof invoiceContent>;

const sumOf = (lines: readonly InvoiceLine[], amount: 'totalCents' | 'gstCents') =>
  lines.reduce((sum, line) => sum + line[amount], 0);
