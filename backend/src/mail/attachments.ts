import { signedAgreementAttachments } from '../agreement-signing/signed-document.ts';
import type { Database } from '../database/database.ts';
import { invoiceAttachments } from '../invoices/invoice-file.ts';
import { noticeAttachments } from '../notices/notice-file.ts';
import { receiptAttachments } from '../receipts/receipt-file.ts';
import type { AttachedDocument, Attachment } from './mail.ts';

const readers: Record<AttachedDocument['kind'], (database: Database, id: string) => Promise<Attachment[]>> = {
  invoice: invoiceAttachments,
  signedAgreement: signedAgreementAttachments,
  notice: noticeAttachments,
  receipt: receiptAttachments,
};

/** Returns the PDF of a stored document, for a mail. Returns nothing when the document was deleted since. */
export const readAttachments = (database: Database, { kind, id }: AttachedDocument): Promise<Attachment[]> =>
  readers[kind](database, id);
