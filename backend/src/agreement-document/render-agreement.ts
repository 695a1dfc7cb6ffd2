import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { renderPdf } from '../pdf/render-pdf.ts';
import { type AgreementRendering, agreementDocument } from './agreement-document.ts';

/** Renders an agreement as a PDF. The same content and date always give the same bytes. */
export const renderAgreement = (content: AgreementContent, rendering: AgreementRendering): Promise<Buffer> =>
  renderPdf(agreementDocument(content, rendering));
