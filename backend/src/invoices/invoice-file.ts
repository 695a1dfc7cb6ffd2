import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Attachment } from '../mail/mail.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { invoiceContent } from './invoice-content.ts';
import type { InvoiceRow } from './invoice-store.ts';
import { invoices } from './invoice-tables.ts';

/**
 * Returns the PDF of an invoice or credit note. It is rendered when its bytes are requested, and the renderer is loaded
 * with the first one, so that it does not slow down the start of the backend.
 */
export const invoiceFile = ({ number, content }: InvoiceRow) => ({
  name: `Verandah-${number}.pdf`,
  async bytes(): Promise<Buffer> {
    const { renderInvoice } = await import('./render-invoice.ts');
    return renderInvoice(invoiceContent.parse(content));
  },
});

/** Returns the PDF for a mail. Returns nothing when the property was deleted together with its orders and invoices. */
export async function invoiceAttachments(database: Database, invoiceId: string): Promise<Attachment[]> {
  const rows = await database.select().from(invoices).where(eq(invoices.id, invoiceId));
  return Promise.all(
    rows.map(async (row) => {
      const { name, bytes } = invoiceFile(row);
      return { filename: name, contentType: pdfType, content: await bytes() };
    }),
  );
}
