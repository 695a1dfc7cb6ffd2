import { centsOf, formatRent } from 'shared-contract/money/money';
import { isRentBehind, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { arrearsText, formatLocalDate } from 'shared-ui';

/**
 * Returns the rent and its payment status, such as "$650 per week" and "paid to 14 Nov 2026", for one line of a card.
 */
export function rentSummary(tenancy: Tenancy): { rent: string; status: string | null; isLate: boolean } {
  const rent = formatRent(centsOf(tenancy.rent));
  if (tenancy.status === 'upcoming') {
    return { rent, status: `from ${formatLocalDate(tenancy.startDate)}`, isLate: false };
  }
  if (isRentBehind(tenancy)) return { rent, status: arrearsText(tenancy), isLate: true };
  if (rentLateness(tenancy).kind === 'dueToday') return { rent, status: 'rent due today', isLate: false };
  const status = tenancy.paidTo === null ? null : `paid to ${formatLocalDate(tenancy.paidTo)}`;
  return { rent, status, isLate: false };
}
