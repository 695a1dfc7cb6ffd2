import { applicantEmailViolations } from 'shared-contract/tenant-check/applicant-email';
import type { BackendConfig } from '../config.ts';
import { conflict } from '../http/problem.ts';
import { applicantOf } from './check-applicant.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/**
 * Requires an email to which the private link can be mailed. A check of an earlier release can have none, or that of
 * its owner. @throws Problem 409
 */
export function requireApplicantEmail(config: BackendConfig, found: FoundCheck): void {
  const { email } = applicantOf(config, found);
  if (email === '') {
    throw conflict('applicant-incomplete', 'Enter the applicant’s details first, so that we can email the link.');
  }
  const [violation] = applicantEmailViolations(email, found.owner.username);
  if (violation) throw conflict('own-email', violation.message);
}
