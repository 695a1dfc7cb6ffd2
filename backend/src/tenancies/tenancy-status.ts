import { addDays } from 'shared-contract/date/local-date';
import type { TenancyStatus } from 'shared-contract/tenancy/tenancy';

/**
 * A tenancy is "ending" this many days before its end. It is the longest common notice period, so that the owner can
 * still give notice.
 */
const endingNoticeDays = 90;

/**
 * Returns the status of a tenancy. `today` is the date in the property's time zone. A periodic tenancy has no end date.
 */
export function tenancyStatus(term: { startDate: string; endDate: string | null }, today: string): TenancyStatus {
  if (today < term.startDate) return 'upcoming';
  if (term.endDate === null) return 'active';
  if (today > term.endDate) return 'ended';
  return addDays(today, endingNoticeDays) >= term.endDate ? 'ending' : 'active';
}
