import { describe, expect, it } from '@jest/globals';
import { anInvoiceContent } from '../testing/insert-invoice.ts';
import { invoiceContent } from './invoice-content.ts';

const [line] = anInvoiceContent().lines;
const thousand = {
  lines: [{ ...line, unitPriceCents: 100_000, totalCents: 100_000, gstCents: 9_091 }],
  totalCents: 100_000,
  gstCents: 9_091,
};
const nameless = { name: '', businessName: null, abn: null, email: 'olivia@example.com' };
const isValid = (content: object) => invoiceContent.safeParse({ ...anInvoiceContent(), ...content }).success;

describe('the content of an invoice', () => {
  it('V37: needs the name or the ABN of its buyer from $1,000', () => {
    expect(isValid({ ...thousand, buyer: nameless })).toBe(false);
    expect(isValid({ ...thousand, buyer: { ...nameless, abn: '51824753556' } })).toBe(true);
    expect(isValid(thousand)).toBe(true);
    expect(isValid({ buyer: nameless })).toBe(true);
  });

  it('V37: has lines that add up to the total and its GST', () => {
    expect(isValid({})).toBe(true);
    expect(isValid({ totalCents: 27_501 })).toBe(false);
    expect(isValid({ gstCents: 2_499 })).toBe(false);
  });

  it('V37: names an invoice in a credit note, and only there', () => {
    const corrects = { number: 'INV-000042', issuedOn: '2026-11-23', totalCents: 27_500 };
    expect(isValid({ kind: 'creditNote' })).toBe(false);
    expect(isValid({ kind: 'creditNote', corrects })).toBe(true);
    expect(isValid({ corrects })).toBe(false);
  });
});
