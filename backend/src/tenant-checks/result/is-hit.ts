import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';

/** True when a database has an entry about the applicant, so that a notice is due (V40). */
export const isHit = ({ outcome, listings }: Pick<CheckResult, 'outcome' | 'listings'>): boolean =>
  outcome === 'listed' || listings.length > 0;
