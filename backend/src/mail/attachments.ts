import { signedAgreementAttachments } from '../agreement-signing/signed-document.ts';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { bookingAttachments } from '../inspection-bookings/inspection-booking-file.ts';
import { invoiceAttachments } from '../invoices/invoice-file.ts';
import { noticeAttachments } from '../notices/notice-file.ts';
import { receiptAttachments } from '../receipts/receipt-file.ts';
import { checkNoticeAttachments } from '../tenant-checks/result/check-notice-file.ts';
import type { AttachedDocument, Attachment, CalendarFile } from './mail.ts';

type Reader = (database: Database, id: string, config: BackendConfig) => Promise<Attachment[]>;

const readers: Record<AttachedDocument['kind'], Reader> = {
  invoice: invoiceAttachments,
  signedAgreement: signedAgreementAttachments,
  notice: noticeAttachments,
  receipt: receiptAttachments,
  checkNotice: checkNoticeAttachments,
  inspectionBooking: bookingAttachments,
};

/** Returns the file of a stored document, for a mail. Returns nothing when the document was deleted since. */
export const readAttachments = (
  { database, config }: { database: Database; config: BackendConfig },
  { kind, id }: AttachedDocument,
): Promise<Attachment[]> => readers[kind](database, id, config);

/** Returns the attachment of a calendar file. Calendar programs require the method in the content type (RFC 6047). */
export const calendarAttachment = ({ name, method, text }: CalendarFile): Attachment => ({
  filename: name,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content: Buffer.from(text),
});
