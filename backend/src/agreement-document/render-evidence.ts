import { renderPdf } from '../pdf/render-pdf.ts';
import { appendPages } from './append-pages.ts';
import { evidenceDocument } from './evidence-document.ts';
import type { SigningEvidence } from './signing-evidence.ts';

/** Returns the signed PDF: the pages of the document that everyone signed, then the evidence of the signatures. */
export async function renderEvidence(document: Uint8Array, evidence: SigningEvidence): Promise<Buffer> {
  return appendPages(document, await renderPdf(evidenceDocument(evidence)), evidence.signedAt);
}
