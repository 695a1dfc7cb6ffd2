import { formatLocalDate } from '../date/format-local-date.ts';
import { centsOf, formatPrice } from '../money/money.ts';
import { daysText, rentLateness } from './rent-lateness.ts';
import type { Tenancy } from './tenancy.ts';

type Rent = Pick<Tenancy, 'status' | 'rent' | 'startDate' | 'paidTo' | 'partPayment' | 'arrearsDays'>;

/**
 * Returns how far the rent is paid (V31): "Paid to 12 Mar 2026, $120 part payment, 5 days behind",
 * or "Paid to 12 Mar 2026, due today" on the day on which the next rent falls due. What is left after the last week of
 * a tenancy is more than a part of a week's rent: "Paid to 5 Feb 2027, $1,200 paid ahead".
 */
export function rentSentence({ status, rent, startDate, paidTo, partPayment, arrearsDays }: Rent): string {
  if (status === 'upcoming' && paidTo === null && centsOf(partPayment) === 0) {
    return `First rent due ${formatLocalDate(startDate)}`;
  }
  const part = centsOf(partPayment);
  const late = rentLateness({ status, arrearsDays });
  return [
    paidTo === null ? 'No full week paid yet' : `Paid to ${formatLocalDate(paidTo)}`,
    ...(part > 0 ? [`${formatPrice(part)} ${part < centsOf(rent) ? 'part payment' : 'paid ahead'}`] : []),
    ...(late.kind === 'dueToday' ? ['due today'] : []),
    ...(late.kind === 'behind' ? [`${daysText(late.days)} behind`] : []),
  ].join(', ');
}
