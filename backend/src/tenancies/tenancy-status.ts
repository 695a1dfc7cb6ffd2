import { addDays } from 'shared-contract/date/local-date';

type TenancyStatus = 'upcoming' | 'active' | 'ending' | 'ended';

/** Long enough before the end for the longest common notice (DOMAIN §4.1, 90 days) to still be served. */
const endingNoticeDays = 90;

/** DOMAIN §7. Both dates belong to the tenancy; `today` is the property's own local date. Periodic: no end date. */
export function tenancyStatus(term: { startDate: string; endDate: string | null }, today: string): TenancyStatus {
  if (today < term.startDate) return 'upcoming';
  if (term.endDate === null) return 'active';
  if (today > term.endDate) return 'ended';
  return addDays(today, endingNoticeDays) >= term.endDate ? 'ending' : 'active';
}
