import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { BackendConfig } from '../../config.ts';
import { isOwn, type ReadScope } from '../../owned-rows/owned-rows.ts';
import { sealedApplicant } from '../sealed-check.ts';
import { tenantCheckApplicants, tenantChecks } from '../tenant-check-table.ts';
import { needsNotice } from './notice-reminders.ts';

/** A check that waits for the owner: a notice to send, a question to answer, or a signed check to pay or complete. */
export type PendingCheck = {
  id: string;
  propertyId: string;
  name: string;
  step: 'notice' | 'question' | 'finish';
  noticeDueOn: string | null;
};

const steps = { complete: 'notice', needsInfo: 'question', authorised: 'finish' } as const;

/** Returns the owner's checks that wait for the owner, the oldest first. */
export async function findPendingChecks(
  { database, owner }: ReadScope,
  config: BackendConfig,
): Promise<PendingCheck[]> {
  const rows = await database
    .select({ check: tenantChecks, applicant: tenantCheckApplicants })
    .from(tenantChecks)
    .leftJoin(tenantCheckApplicants, eq(tenantCheckApplicants.id, tenantChecks.id))
    .where(
      and(
        isOwn(tenantChecks, owner),
        or(inArray(tenantChecks.status, ['needsInfo', 'authorised']), needsNotice(database)),
      ),
    )
    .orderBy(asc(tenantChecks.requestedAt), asc(tenantChecks.id));
  return rows.flatMap(({ check, applicant }) => {
    const { id, propertyId, status, noticeDueOn, applicantName } = check;
    if (status !== 'complete' && status !== 'needsInfo' && status !== 'authorised') return [];
    const name = applicant ? sealedApplicant.unseal(config, applicant).name : applicantName;
    return [{ id, propertyId, name, step: steps[status], noticeDueOn: status === 'complete' ? noticeDueOn : null }];
  });
}
