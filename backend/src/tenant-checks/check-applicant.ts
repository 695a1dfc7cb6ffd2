import type { CheckApplicant } from 'shared-contract/tenant-check/tenant-check';
import type { BackendConfig } from '../config.ts';
import { sealedApplicant } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';

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
