import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/testing/read-pdf.ts';
import { anInvoiceContent } from '../testing/insert-invoice.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { renderInvoice } from './render-invoice.ts';

const pagesOf = async (overrides: Partial<InvoiceContent> = {}) =>
  readPdf(await renderInvoice(anInvoiceContent(overrides)));

describe('the PDF of an invoice', () => {
  it('V37: shows the seven details of a tax invoice', async () => {
    const [page, ...more] = await pagesOf();
    expect(more).toEqual([]);
    for (const detail of [
      'Tax invoice',
      'INV-000042',
      'Verandah Pty Ltd',
      'Level 3, 120 Collins Street, Melbourne VIC 3000',
      'ABN 53 004 085 616',
      '23 November 2026',
      'Professional photography',
      'GST included',
      '$25.00',
      '$275.00',
      'Total price includes GST.',
    ]) {
      expect(page).toContain(detail);
    }
  });

  it('V37: shows the buyer with business name and ABN, the order and the property', async () => {
    const buyer = { name: 'Olivia Nguyen', businessName: 'Nguyen & Söhne', abn: '51824753556', email: 'o@example.com' };
    const [page] = await pagesOf({ buyer });
    for (const detail of ['Nguyen & Söhne', 'Olivia Nguyen', 'ABN 51 824 753 556', 'V-100042', '12A/3–5 Bridge Road']) {
      expect(page).toContain(detail);
    }
    expect(page).toMatch(/Paid on 23 November 2026 with Visa ending in 4242/);
  });

  it('shows the letters of European and Vietnamese names', async () => {
    for (const name of [
      'Žofie Dvořáková',
      'Nguyễn Thị Hương',
      'Łukasz Żółć',
      'Ελένη',
      'Наталья',
      'Siân O’Brien–Ōkubo',
    ]) {
      const [page] = await pagesOf({ buyer: { name, businessName: null, abn: null, email: null } });
      expect(page).toContain(name);
    }
  });

  it('has the heading of the lines and its number on each of many pages', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => ({
      description: `Item ${index + 1} with a description that is long enough for a second line in its column`,
      quantity: 1,
      unitPriceCents: 1_100,
      totalCents: 1_100,
      gstCents: 100,
    }));
    const pages = await pagesOf({ lines, totalCents: 132_000, gstCents: 12_000 });
    expect(pages.length).toBeGreaterThan(3);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`INV-000042 · Page ${index + 1} of ${pages.length}`);
      if (page.includes('Item ')) expect(page).toContain('Unit price');
    }
    const everything = pages.join(' ');
    for (const { description } of lines) expect(everything).toContain(description.slice(0, 12));
    expect(pages.at(-1)).toContain('$1,320.00');
  });

  it('says that a total of zero needed no payment', async () => {
    const [line] = anInvoiceContent().lines;
    const free = { description: 'Discount (LAUNCH)', quantity: 1, unitPriceCents: -27_500, totalCents: -27_500 };
    const lines = line ? [line, { ...free, gstCents: -2_500 }] : [];
    const [page] = await pagesOf({ lines, totalCents: 0, gstCents: 0, settledWith: null });
    expect(page).toContain('No payment was needed.');
    expect(page).toContain('-$275.00');
  });

  it('breaks words that are wider than their column', async () => {
    const [line] = anInvoiceContent().lines;
    const lines = line ? [{ ...line, description: 'W'.repeat(200) }] : [];
    const [page] = await pagesOf({ lines });
    expect(page?.replaceAll(' ', '')).toContain('W'.repeat(200));
    expect(page).toContain('$275.00');
  });
});

describe('the PDF of a credit note', () => {
  it('names the invoice that it corrects', async () => {
    const corrects = { number: 'INV-000042', issuedOn: '2026-11-20', totalCents: 27_500 };
    const [page] = await pagesOf({ kind: 'creditNote', number: 'CN-000003', corrects });
    expect(page).toContain('Credit note');
    expect(page).toContain('Adjustment note for tax invoice INV-000042');
    expect(page).toContain('INV-000042 of 20 November 2026, $275.00');
    expect(page).toContain('Refunded on 23 November 2026 to Visa ending in 4242');
    expect(page).not.toContain('Paid');
  });
});
