import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Attachment } from '../mail/mail.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { notices } from './notice-table.ts';

const fileNames: Partial<Record<string, string>> = {
  rentIncrease: 'Notice-of-rent-increase.pdf',
  end: 'Notice-to-end-the-tenancy.pdf',
  entry: 'Notice-of-entry.pdf',
};

type NoticeRow = Pick<typeof notices.$inferSelect, 'content' | 'document'>;

/** Returns the stored PDF of a notice; null for a record without a document. */
export const noticeFile = ({ content, document }: NoticeRow): Attachment | null =>
  document && { filename: fileNames[content.kind] ?? 'Notice.pdf', contentType: pdfType, content: document };

/** Returns the PDF for a mail. Returns nothing when the notice was deleted together with its tenancy. */
export async function noticeAttachments(database: Database, id: string): Promise<Attachment[]> {
  const rows = await database.select().from(notices).where(eq(notices.id, id));
  return rows.flatMap((row) => noticeFile(row) ?? []);
}
