import { and, eq } from 'drizzle-orm';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { Database } from '../database/database.ts';
import { conflict } from '../http/problem.ts';
import { checkRetention } from './check-retention.ts';
import { type FoundCheck, findCheck, todayAt, updateCheck } from './tenant-check-store.ts';
import { tenantCheckAuthorisations, tenantCheckFiles, type tenantChecks } from './tenant-check-table.ts';

type ChangeContext = { database: Database; now: Date };

/** Updates a locked check that has no result, with the date of its destruction, and reads it again. */
export async function changeCheck(
  { database, now }: ChangeContext,
  found: FoundCheck,
  values: Partial<typeof tenantChecks.$inferInsert> = {},
): Promise<FoundCheck> {
  const { destroyOn } = checkRetention(found, values.status ?? found.row.status, todayAt(found, now));
  await updateCheck({ database, now }, found.row, { destroyOn, ...values });
  return findCheck(database, found.row.id);
}

/** Deletes the authorisation with its file, because it was given for something else or was withdrawn. */
export async function removeAuthorisation({ database }: Pick<ChangeContext, 'database'>, id: string): Promise<void> {
  await database.delete(tenantCheckAuthorisations).where(eq(tenantCheckAuthorisations.id, id));
  await database
    .delete(tenantCheckFiles)
    .where(and(eq(tenantCheckFiles.checkId, id), eq(tenantCheckFiles.kind, 'authorisation')));
}

const rejectionMessages: Record<TenantCheckStatus, string> = {
  draft: 'This check was not sent to the applicant yet.',
  awaitingConsent: 'The applicant has not signed yet.',
  authorised: 'This check is already authorised.',
  submitted: 'This check was already sent.',
  processing: 'The provider is working on this check.',
  needsInfo: 'The provider has a question about this check.',
  complete: 'This check is complete.',
  withdrawn: 'The applicant has withdrawn the consent.',
  cancelled: 'The provider has cancelled this check.',
};

/** @throws Problem 409 for another status, with a code such as `check-withdrawn` */
export function requireStatus(status: TenantCheckStatus, isAllowed: (status: TenantCheckStatus) => boolean): void {
  if (!isAllowed(status)) throw conflict(`check-${status}`, rejectionMessages[status]);
}
