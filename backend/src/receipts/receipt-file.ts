import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Attachment } from '../mail/mail.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { type ReceiptContent, receiptContent } from './receipt-content.ts';
import { receiptEmails } from './receipt-email-table.ts';

/**
 * Returns the PDF of a receipt. It is rendered when its bytes are requested, and the renderer is loaded with the first
 * one, so that it does not slow down the start of the backend.
 */
export const receiptFile = (content: ReceiptContent) => ({
  name: `Receipt-${content.number}.pdf`,
  async bytes(): Promise<Buffer> {
    const { renderReceipt } = await import('./render-receipt.ts');
    return renderReceipt(receiptContent.parse(content));
  },
});

/** Returns the PDF for a mail. Returns nothing when the receipt was deleted together with its tenancy. */
export async function receiptAttachments(database: Database, id: string): Promise<Attachment[]> {
  const rows = await database.select().from(receiptEmails).where(eq(receiptEmails.id, id));
  return Promise.all(
    rows.map(async ({ content }) => {
      const { name, bytes } = receiptFile(content);
      return { filename: name, contentType: pdfType, content: await bytes() };
    }),
  );
}
