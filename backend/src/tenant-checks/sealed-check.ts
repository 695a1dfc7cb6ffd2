import type { IdentityDocumentContent, IdentityDocumentKind } from 'shared-contract/tenant-check/identity-document';
import type { CheckApplicant, CheckResult } from 'shared-contract/tenant-check/tenant-check';
import type { BackendConfig } from '../config.ts';
import { findMasterKeys } from '../encryption/configured-keys.ts';
import { type Sealed, seal, unseal, unsealBytes } from '../encryption/seal.ts';
import { rowContext, type SealedTable } from '../encryption/sealed-tables.ts';
import type { CheckRequest } from './provider/check-provider.ts';
import {
  tenantCheckApplicants,
  tenantCheckAuthorisations,
  tenantCheckDisputes,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantCheckReports,
} from './tenant-check-table.ts';

/** What remains of a document once the identity is verified. `points` are those for which it counted. */
export type ReducedDocument = {
  kind: IdentityDocumentKind;
  numberEnding: string | null;
  expiresOn: string | null;
  points: number;
};

/**
 * `textSha256` is that of the text that the applicant signed; null for an uploaded authority. `contentSha256` is that
 * of what was authorised, for both. An earlier release did not store it.
 */
export type AuthorisationContent = { name: string; textSha256: string | null; contentSha256?: string };

/**
 * What the provider asked or found. `answer` waits to be sent; its key makes a repeat safe. `request` was sent and has
 * no result yet. `rejectedSha256` identifies the last request that the provider rejected.
 */
export type ReportContent = {
  question: string | null;
  result: CheckResult | null;
  answer?: { key: string; text: string } | null;
  request?: CheckRequest | null;
  rejectedSha256?: string;
};

type Row = Sealed & { id: string };

const sealedJson = <Content>(table: SealedTable) => ({
  seal: (config: BackendConfig, id: string, content: Content): Sealed =>
    seal(findMasterKeys(config), rowContext(table, id), JSON.stringify(content)),
  unseal: (config: BackendConfig, row: Row): Content =>
    JSON.parse(unseal(findMasterKeys(config), rowContext(table, row.id), row)),
});

/** `tenant_check_applicants`. The id is that of the check, as of every row with one per check. */
export const sealedApplicant = sealedJson<CheckApplicant>(tenantCheckApplicants);
export const sealedAuthorisation = sealedJson<AuthorisationContent>(tenantCheckAuthorisations);
export const sealedDocument = sealedJson<IdentityDocumentContent | ReducedDocument>(tenantCheckDocuments);
export const sealedReport = sealedJson<ReportContent>(tenantCheckReports);
export const sealedDispute = sealedJson<{ message: string }>(tenantCheckDisputes);

/** `tenant_check_files`: the bytes of a file. */
export const sealedFile = {
  seal: (config: BackendConfig, id: string, bytes: Buffer): Sealed =>
    seal(findMasterKeys(config), rowContext(tenantCheckFiles, id), bytes),
  unseal: (config: BackendConfig, row: Row): Buffer =>
    unsealBytes(findMasterKeys(config), rowContext(tenantCheckFiles, row.id), row),
};

/** True for a document whose identity was verified. */
export const isReduced = (content: IdentityDocumentContent | ReducedDocument): content is ReducedDocument =>
  'points' in content;
