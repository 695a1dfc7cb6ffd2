import { renderPdf } from '../pdf/render-pdf.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { invoiceDocument } from './invoice-document.ts';

/** Renders the PDF of an invoice or credit note. The same content always gives the same text. */
export const renderInvoice = (content: InvoiceContent): Promise<Buffer> => renderPdf(invoiceDocument(content));
