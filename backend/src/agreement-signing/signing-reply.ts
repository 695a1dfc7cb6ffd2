import type { Reply } from '../http/reply.ts';
import { pdfType } from '../invoices/invoice-file.ts';

export const unsignedFileName = 'Tenancy-agreement.pdf';
export const signedFileName = 'Signed-tenancy-agreement.pdf';

/** Replies with a PDF as a download. */
export const pdfReply = (name: string, payload: Buffer): Reply => ({
  status: 200,
  headers: { 'content-type': pdfType, 'content-disposition': `attachment; filename="${name}"` },
  payload,
});
