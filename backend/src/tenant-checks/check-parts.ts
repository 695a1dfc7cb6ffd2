import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type CheckPayment, findPayments, type PayableCheck } from './check-payment-store.ts';
import {
  tenantCheckApplicants,
  tenantCheckAuthorisations,
  tenantCheckDisputes,
  tenantCheckDocuments,
  tenantCheckFiles,
  tenantCheckNotices,
  tenantCheckReports,
} from './tenant-check-table.ts';

export type FileInfo = Omit<typeof tenantCheckFiles.$inferSelect, 'keyId' | 'dataKey' | 'sealed'>;
export type DocumentRow = typeof tenantCheckDocuments.$inferSelect;

/** The encrypted rows of a check, and its payment. */
export type CheckParts = {
  /** Null for a check from before applicants were encrypted. */
  applicant: typeof tenantCheckApplicants.$inferSelect | null;
  authorisation: typeof tenantCheckAuthorisations.$inferSelect | null;
  /** The oldest first. */
  documents: DocumentRow[];
  /** The scans, authorisation and notices, without their bytes. */
  files: FileInfo[];
  report: typeof tenantCheckReports.$inferSelect | null;
  notices: (typeof tenantCheckNotices.$inferSelect)[];
  disputes: (typeof tenantCheckDisputes.$inferSelect)[];
  payment: CheckPayment;
};

/** Adds the encrypted rows and the payments to checks, with one query for each table. */
export async function withParts<Row extends { row: PayableCheck }>(
  database: Database,
  checks: Row[],
): Promise<(Row & CheckParts)[]> {
  if (checks.length === 0) return [];
  const ids = checks.map(({ row }) => row.id);
  // One after the other, because the queries of a transaction share a connection.
  const applicants = await database.select().from(tenantCheckApplicants).where(inArray(tenantCheckApplicants.id, ids));
  const authorisations = await database
    .select()
    .from(tenantCheckAuthorisations)
    .where(inArray(tenantCheckAuthorisations.id, ids));
  const documents = await database
    .select()
    .from(tenantCheckDocuments)
    .where(inArray(tenantCheckDocuments.checkId, ids))
    .orderBy(asc(tenantCheckDocuments.createdAt), asc(tenantCheckDocuments.id));
  const files = await findFileInfos(database, ids);
  const reports = await database.select().from(tenantCheckReports).where(inArray(tenantCheckReports.id, ids));
  const notices = await database
    .select()
    .from(tenantCheckNotices)
    .where(inArray(tenantCheckNotices.checkId, ids))
    .orderBy(asc(tenantCheckNotices.sentAt));
  const disputes = await database
    .select()
    .from(tenantCheckDisputes)
    .where(inArray(tenantCheckDisputes.checkId, ids))
    .orderBy(asc(tenantCheckDisputes.createdAt));
  const paymentOf = await findPayments(
    database,
    checks.map(({ row }) => row),
  );
  return checks.map((check) => {
    const { id } = check.row;
    const one = <Part extends { id: string }>(rows: Part[]) => rows.find((row) => row.id === id) ?? null;
    const all = <Part extends { checkId: string }>(rows: Part[]) => rows.filter(({ checkId }) => checkId === id);
    return {
      ...check,
      applicant: one(applicants),
      authorisation: one(authorisations),
      documents: all(documents),
      files: all(files),
      report: one(reports),
      notices: all(notices),
      disputes: all(disputes),
      payment: paymentOf(check.row),
    };
  });
}

const findFileInfos = (database: Database, ids: string[]): Promise<FileInfo[]> => {
  const { id, ownerId, checkId, kind, documentId, mediaType, byteSize, sha256, version, createdAt, updatedAt } =
    tenantCheckFiles;
  return database
    .select({ id, ownerId, checkId, kind, documentId, mediaType, byteSize, sha256, version, createdAt, updatedAt })
    .from(tenantCheckFiles)
    .where(inArray(tenantCheckFiles.checkId, ids))
    .orderBy(asc(createdAt), asc(id));
};
