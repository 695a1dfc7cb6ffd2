import type { BackendConfig } from 'backend/config';
import {
  authorisedSha256,
  checkRetention,
  type Database,
  type FoundCheck,
  findChecksById,
  findOrCreateMasterKeys,
  reportExpiry,
  sealedApplicant,
  sealedAuthorisation,
  sealedDocument,
  sealedFile,
  sealedReport,
  sha256Of,
  tenantCheckApplicants,
  tenantCheckAuthorisations,
  tenantCheckDocuments,
  tenantCheckEvents,
  tenantCheckFiles,
  tenantCheckReports,
  tenantChecks,
  typedAuthorisation,
} from 'backend/tables';
import { eq } from 'drizzle-orm';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { noticeDays } from 'shared-contract/tenant-check/tenant-check-rules';
import { demoUsers } from '../people/people.ts';
import { stableId } from '../stable-id.ts';
import { samplePdf } from './sample-authority.ts';
import { demoApplicant, demoDocuments, demoQuestion, demoResult, reducedDocument } from './tenant-check-content.ts';
import { tenantCheckEventRows } from './tenant-check-events.ts';
import { isListed, isSent, type TenantCheckRow } from './tenant-check-rows.ts';

type Context = { config: BackendConfig; now: Date };

/** The encrypted rows of all checks, which are inserted together. */
type Rows = {
  authorisations: (typeof tenantCheckAuthorisations.$inferInsert)[];
  files: (typeof tenantCheckFiles.$inferInsert)[];
  documents: (typeof tenantCheckDocuments.$inferInsert)[];
  reports: (typeof tenantCheckReports.$inferInsert)[];
};

/** The owner whose applicants sign online. Rendering a PDF takes time, so others upload the same sample. */
const signerOnline = demoUsers.olivia.id;

/** Adds what is encrypted about the applicants of stored tenant checks. No links are mailed. */
export async function addTenantChecks(
  transaction: Database,
  checks: readonly TenantCheckRow[],
  { config, now }: Context,
): Promise<void> {
  const context = { config: { ...config, encryptionKeys: findOrCreateMasterKeys(config) }, now };
  await transaction.insert(tenantCheckApplicants).values(
    checks.map(({ id, ownerId, applicantName, createdAt }) => ({
      id,
      ownerId,
      ...sealedApplicant.seal(context.config, id, demoApplicant(id, applicantName ?? '')),
      createdAt,
      updatedAt: createdAt,
    })),
  );
  await transaction
    .insert(tenantCheckEvents)
    .values(checks.flatMap((check) => tenantCheckEventRows(check, methodOf(check))));
  const rows: Rows = { authorisations: [], files: [], documents: [], reports: [] };
  const ids = checks.map(({ id }) => id);
  for (const found of await findChecksById(transaction, ids)) {
    const check = checks.find(({ id }) => id === found.row.id);
    if (!check) continue;
    const changedOn = localDateIn(found.property.timeZone, check.updatedAt);
    const { destroyOn } = checkRetention(found, check.status, changedOn);
    const noticeDueOn = isListed(check) ? addDays(changedOn, noticeDays) : null;
    const expiresAt = check.completedAt ? reportExpiry(found, check.completedAt, destroyOn) : null;
    const dates = { destroyOn, noticeDueOn, expiresAt };
    await transaction.update(tenantChecks).set(dates).where(eq(tenantChecks.id, check.id));
    if (!isSent(check) && check.status !== 'authorised') continue;
    await addAuthorisation(rows, context, check, found);
    addDocuments(rows, context, check, found);
    addReport(rows, context, check, changedOn);
  }
  await transaction.insert(tenantCheckAuthorisations).values(rows.authorisations);
  await transaction.insert(tenantCheckDocuments).values(rows.documents);
  await transaction.insert(tenantCheckFiles).values(rows.files);
  await transaction.insert(tenantCheckReports).values(rows.reports);
}

const methodOf = ({ ownerId }: TenantCheckRow): 'signed' | 'uploaded' =>
  ownerId === signerOnline ? 'signed' : 'uploaded';

async function addAuthorisation(
  rows: Rows,
  { config }: Context,
  check: TenantCheckRow,
  found: FoundCheck,
): Promise<void> {
  const { id, ownerId, applicantName: name = '' } = check;
  const method = methodOf(check);
  const signed = tenantCheckEventRows(check, method).find(
    ({ kind }) => kind === 'signed' || kind === 'authorityUploaded',
  );
  const signedAt = signed?.at ?? check.updatedAt;
  const signedOn = localDateIn(found.property.timeZone, signedAt);
  const signature = { signedAt, signedOn, signedFrom: '203.0.113.7, a browser' };
  const { bytes, textSha256 } =
    method === 'signed' ? await typedAuthorisation(config, found, signature) : { bytes: samplePdf, textSha256: null };
  const shared = { ownerId, sha256: sha256Of(bytes), createdAt: signedAt, updatedAt: signedAt };
  const sealed = sealedAuthorisation.seal(config, id, {
    name,
    textSha256,
    contentSha256: authorisedSha256(config, found),
  });
  rows.authorisations.push({ ...shared, id, method, signedOn, signedAt, ...sealed });
  const fileId = stableId(`tenant-check-authority/${id}`);
  rows.files.push({
    ...shared,
    id: fileId,
    checkId: id,
    kind: 'authorisation',
    mediaType: 'application/pdf',
    byteSize: bytes.length,
    ...sealedFile.seal(config, fileId, bytes),
  });
}

function addDocuments(rows: Rows, { config, now }: Context, check: TenantCheckRow, { property }: FoundCheck): void {
  const { id: checkId, ownerId, applicantName = '', status, updatedAt } = check;
  const all = demoDocuments(checkId, applicantName, property.state, localDateIn(property.timeZone, now));
  // An authorised check that was not sent still needs a document.
  const documents = status === 'authorised' ? all.slice(0, 1) : all;
  const verifiedAt = status === 'complete' ? updatedAt : null;
  const addedBy = methodOf(check) === 'signed' ? 'applicant' : 'owner';
  const shared = { ownerId, checkId, addedBy, verifiedAt, createdAt: updatedAt, updatedAt } as const;
  for (const [index, content] of documents.entries()) {
    const id = stableId(`tenant-check-document/${checkId}/${index}`);
    const sealed = sealedDocument.seal(config, id, verifiedAt ? reducedDocument(content) : content);
    rows.documents.push({ ...shared, id, ...sealed });
  }
}

function addReport(rows: Rows, { config }: Context, check: TenantCheckRow, searchedOn: string): void {
  const { id, ownerId, status, product, updatedAt } = check;
  const question = status === 'needsInfo' ? demoQuestion : null;
  const result = status === 'complete' ? demoResult(product, searchedOn, isListed(check)) : null;
  if (question === null && result === null) return;
  const sealed = sealedReport.seal(config, id, { question, result });
  rows.reports.push({ id, ownerId, ...sealed, createdAt: updatedAt, updatedAt });
}
