import { addDays } from 'shared-contract/date/local-date';
import type { TenancyStatus } from 'shared-contract/tenancy/tenancy';

/**
 * In the last 90 days before its end, a tenancy has the status `ending`. 90 days is the longest common notice period,
 * so the owner can still give notice in time.
 */
const endingNoticeDays = 90;

type Term = {
  startDate: string;
  /** Null for a periodic tenancy, which has no fixed end. */
  endDate: string | null;
  /** Set when notice was given or an end agreed. */
  endReason?: string | null;
};

/** Returns the status of a tenancy on `today`, the date in the property's time zone. */
export function tenancyStatus({ startDate, endDate, endReason = null }: Term, today: string): TenancyStatus {
  if (today < startDate) return 'upcoming';
  if (endDate === null) return 'active';
  if (today > endDate) return 'ended';
  return endReason !== null || addDays(today, endingNoticeDays) >= endDate ? 'ending' : 'active';
}
