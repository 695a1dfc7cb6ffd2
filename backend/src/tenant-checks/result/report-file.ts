import { localDateIn } from 'shared-contract/date/local-date';
import type { BackendConfig } from '../../config.ts';
import { conflict, Problem } from '../../http/problem.ts';
import type { Reply } from '../../http/reply.ts';
import { pdfReply } from '../../pdf/pdf-reply.ts';
import { fullAddressOf } from '../../properties/property-resource.ts';
import { requesterOf } from '../authorisation-text.ts';
import { applicantOf } from '../check-applicant.ts';
import type { FoundCheck } from '../tenant-check-store.ts';
import { readReport } from './report-store.ts';

/**
 * Replies with the report of a complete check as a PDF. The renderer is loaded with the first one.
 * @throws Problem 409 without a result, 410 with the code `report-expired`
 */
export async function reportReply(config: BackendConfig, now: Date, found: FoundCheck): Promise<Reply> {
  const { row, property } = found;
  const { result } = readReport(config, found);
  const { completedAt, expiresAt } = row;
  if (!result || !completedAt || !expiresAt) throw conflict('no-report', 'This check has no report yet.');
  if (expiresAt <= now) throw new Problem(410, 'report-expired', 'This report has expired. Request a new check.');
  const { renderReport } = await import('./report-document.ts');
  const document = await renderReport({
    checkId: row.id,
    product: row.product,
    applicant: applicantOf(config, found),
    property: fullAddressOf(property),
    requestedBy: requesterOf(found),
    result,
    completedOn: localDateIn(property.timeZone, completedAt),
    expiresOn: localDateIn(property.timeZone, expiresAt),
  });
  return pdfReply('Tenant-check-report.pdf', document);
}
