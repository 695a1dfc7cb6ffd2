import type { CheckApplicant } from 'shared-contract/tenant-check/tenant-check';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { sealedApplicant } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';
import { tenantCheckApplicants } from './tenant-check-table.ts';

/** A check from before applicants were encrypted has only a name, and empty texts. */
export const applicantOf = (
  config: BackendConfig,
  { row, applicant }: Pick<FoundCheck, 'row' | 'applicant'>,
): CheckApplicant => (applicant ? sealedApplicant.unseal(config, applicant) : applicantNamed(row.applicantName));

/** An applicant of whom nothing else is known. */
export const applicantNamed = (name: string): CheckApplicant => ({
  name,
  email: '',
  dateOfBirth: '',
  currentAddress: '',
});

/** Stores the applicant of a check, encrypted. */
export async function storeApplicant(
  { database, config, now }: { database: Database; config: BackendConfig; now: Date },
  { id, ownerId }: { id: string; ownerId: string },
  applicant: CheckApplicant,
): Promise<void> {
  const sealed = sealedApplicant.seal(config, id, applicant);
  await database
    .insert(tenantCheckApplicants)
    .values({ id, ownerId, ...sealed, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: tenantCheckApplicants.id, set: { ...sealed, updatedAt: now } });
}
