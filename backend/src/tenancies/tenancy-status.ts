import { addDays } from 'shared-contract/date/local-date';
import type { TenancyStatus } from 'shared-contract/tenancy/tenancy';

/**
 * In the last 90 days before its end, a tenancy has the status `ending`. 90 days is the longest common notice period,
 * so the owner can still give notice in time.
 */
const endingNoticeDays = 90;

/**
 * Returns the status of a tenancy on `today`, the date in the property's time zone. `endDate` is null for a periodic
 * tenancy, which has no fixed end.
 */
export function tenancyStatus(term: { startDate: string; endDate: string | null }, today: string): TenancyStatus {
  if (today < term.startDate) return 'upcoming';
  if (term.endDate === null) return 'active';
  if (today > term.endDate) return 'ended';
  return addDays(today, endingNoticeDays) >= term.endDate ? 'ending' : 'active';
}
