import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfMake from 'pdfmake';
import type { InvoiceContent } from './invoice-content.ts';
import { invoiceDocument } from './invoice-document.ts';

/** Roboto has the letters of European languages and Vietnamese. It is embedded, so that every reader shows the same. */
const fontFolder = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
const regular = join(fontFolder, 'Roboto-Regular.ttf');
const medium = join(fontFolder, 'Roboto-Medium.ttf');

pdfMake.setFonts({ Roboto: { normal: regular, bold: medium } });
// A document never loads anything else, whatever its texts contain.
pdfMake.setUrlAccessPolicy(() => false);
pdfMake.setLocalAccessPolicy((path) => path === regular || path === medium);

/** Renders the PDF of an invoice or credit note. The same content always gives the same text. */
export function renderInvoice(content: InvoiceContent): Promise<Buffer> {
  return pdfMake.createPdf(invoiceDocument(content)).getBuffer();
}
