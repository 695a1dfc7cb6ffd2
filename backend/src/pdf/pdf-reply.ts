import type { Reply } from '../http/reply.ts';

export const pdfType = 'application/pdf';

/** Replies with a PDF as a download. */
export const pdfReply = (name: string, payload: Buffer): Reply => ({
  status: 200,
  headers: { 'content-type': pdfType, 'content-disposition': `attachment; filename="${name}"` },
  payload,
});
