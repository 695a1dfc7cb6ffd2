import type {
  CheckAuthorisation,
  CheckContentPart,
  TenantCheckContent,
} from 'shared-contract/tenant-check/tenant-check';
import { authorisationValidUntil } from 'shared-contract/tenant-check/tenant-check-rules';
import type { BackendConfig } from '../config.ts';
import { identity, item } from '../http/json-ld.ts';
import { applicantNamed, applicantOf } from './check-applicant.ts';
import { countedDocuments } from './counted-documents.ts';
import { sealedAuthorisation, sealedDispute, sealedReport } from './sealed-check.ts';
import { tenantCheckPath } from './tenant-check-resource.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/** Returns the JSON with all content. For the owner, add an event to the log before. */
export function checkContentResource(config: BackendConfig, found: FoundCheck): TenantCheckContent {
  const report = found.report ? sealedReport.unseal(config, found.report) : { question: null, result: null };
  return {
    ...identity(tenantCheckPath, 'TenantCheckContent', found.row.id),
    applicant: applicantOf(config, found),
    authorisation: authorisationResource(config, found),
    ...countedDocuments(config, found),
    question: report.question,
    result: report.result,
    disputes: found.disputes.map((dispute) => ({
      at: dispute.createdAt.toISOString(),
      message: sealedDispute.unseal(config, dispute).message,
    })),
  };
}

/** The reply to a change by the owner. The result is left out, because the log names only the change. */
export const detailsReply = (config: BackendConfig, found: FoundCheck) =>
  item(contentPart(checkContentResource(config, found), 'details'), found.row.version);

/** Leaves out of the content what an entry of the log for this part does not name. */
export function contentPart(content: TenantCheckContent, part: CheckContentPart): TenantCheckContent {
  if (part === 'details') return { ...content, result: null, disputes: [] };
  const applicant = applicantNamed(content.applicant.name);
  return { ...content, applicant, authorisation: null, documents: [], points: 0, missing: [], question: null };
}

function authorisationResource(
  config: BackendConfig,
  { authorisation }: Pick<FoundCheck, 'authorisation'>,
): CheckAuthorisation | null {
  if (authorisation === null) return null;
  const { method, signedOn, signedAt, sha256 } = authorisation;
  return {
    method,
    signedOn,
    signedAt: signedAt.toISOString(),
    name: sealedAuthorisation.unseal(config, authorisation).name,
    sha256,
    validUntil: authorisationValidUntil(signedOn),
  };
}
