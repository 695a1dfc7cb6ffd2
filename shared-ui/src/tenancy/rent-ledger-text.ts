import { centsOf, formatMoney } from 'shared-contract/money/money';
import { daysText, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { formatLocalDate } from '../dates/format-dates.ts';

type Ledger = Pick<Tenancy, 'status' | 'startDate' | 'paidTo' | 'partPayment' | 'arrearsDays'>;

/**
 * Returns the date up to which the rent is paid, as property managers write it: "Paid to 14 Nov 2026 with part payment
 * of $120.00" (V31).
 */
export function paidToText({ status, startDate, paidTo, partPayment }: Ledger): string {
  const cents = centsOf(partPayment);
  const part = cents > 0 ? `part payment of ${formatMoney(cents)}` : '';
  if (paidTo !== null) return `Paid to ${formatLocalDate(paidTo)}${part && ` with ${part}`}`;
  if (part) return `No full week received yet, ${part}`;
  return status === 'upcoming' ? `First rent due ${formatLocalDate(startDate)}` : 'No rent received yet';
}

/**
 * Returns how late the rent is, such as "9 days behind", "Due today" on the due day, or null when nothing is due. The
 * server counts the days from the paid-to date (V31).
 */
export function arrearsText({ status, arrearsDays }: Pick<Ledger, 'status' | 'arrearsDays'>): string | null {
  const late = rentLateness({ status, arrearsDays });
  if (late.kind === 'none') return null;
  if (late.kind === 'dueToday') return 'Due today';
  return `${status === 'ended' ? 'Ended ' : ''}${daysText(late.days)} behind`;
}
