import type { RentPeriod } from 'shared-contract/agreement/agreement-terms';
import type { NoticeFacts, WrittenNotice } from 'shared-contract/tenancy/notice';
import { renderPdf } from '../pdf/render-pdf.ts';
import { noticeLetter } from './notice-letter.ts';

/** What a notice says of the tenancy: the facts that its law depends on, the tenants, and how often they pay. */
export type NoticeTenancy = NoticeFacts & { tenants: readonly { name: string }[]; rentPaid: RentPeriod };
export type NoticeOwner = { name: string; address: string; phone: string; email: string };

/** Everything that a letter is written from. `today` is the local date at the property on which the notice is given. */
export type NoticeSubject = {
  content: WrittenNotice;
  tenancy: NoticeTenancy;
  property: { fullAddress: string };
  owner: NoticeOwner;
  today: string;
};

/** Renders a notice to the tenants as a PDF letter. The same content and date always give the same bytes. */
export const renderNotice = (subject: NoticeSubject): Promise<Buffer> => renderPdf(noticeLetter(subject));
