import type { tenancies } from 'backend/tables';
import { rentCovered } from 'backend/tables';
import { addDays, daysBetween, localDateIn } from 'shared-contract/date/local-date';
import { mailboxOf } from '../people/names.ts';
import { stableId } from '../stable-id.ts';

export type TenancyPlan = {
  key: string;
  ownerId: string;
  propertyId: string;
  timeZone: string;
  tenants: readonly string[];
  weeklyRent: number;
  /** A date such as `2026-02-28`, or a number of days from today. Negative numbers are in the past. */
  start: string | number;
  /** Null for a periodic tenancy, which has no end date. */
  end: string | number | null;
  /** How many weeks of rent the tenant is behind today: 0 when paid up, −1 when paid one week ahead. */
  weeksBehind: number;
  /** Dollars that were received in addition to whole weeks of rent. */
  partPayment: number;
};

export const tenancyId = (key: string) => stableId(`tenancy/${key}`);

export function tenancyRow(plan: TenancyPlan, now: Date): typeof tenancies.$inferInsert & { id: string } {
  const { startDate, endDate } = termOf(plan, now);
  const today = localDateIn(plan.timeZone, now);
  const rentCents = plan.weeklyRent * 100;
  const until = endDate !== null && endDate < today ? endDate : today;
  // Rent is paid at the start of each week. So the current week is due, and a tenant without arrears has paid for it.
  const weeksDue = until < startDate ? 0 : Math.floor(daysBetween(startDate, until) / 7) + 1;
  const receivedCents = Math.max(0, weeksDue - plan.weeksBehind) * rentCents + plan.partPayment * 100;
  const covered = rentCovered(startDate, rentCents, receivedCents);
  const { partPaymentCents } = covered;
  // The paid weeks may extend beyond the end of a past tenancy. As no rent is due after the end, `paidTo` is then the
  // end.
  const overshoots = endDate !== null && endDate < today && covered.paidTo !== null && covered.paidTo > endDate;
  const paidTo = overshoots ? endDate : covered.paidTo;
  const createdAt = new Date(Math.min(now.getTime(), Date.parse(`${addDays(startDate, -12)}T01:00:00Z`)));
  return {
    id: tenancyId(plan.key),
    ownerId: plan.ownerId,
    propertyId: plan.propertyId,
    tenants: plan.tenants.map((name, index) => ({ name, email: emailOf(name), primaryTenant: index === 0 })),
    rentCents,
    startDate,
    endDate,
    paidTo,
    partPaymentCents,
    bondCents: rentCents * 4,
    createdAt,
    updatedAt: createdAt,
  };
}

export function termOf({ start, end, timeZone }: Pick<TenancyPlan, 'start' | 'end' | 'timeZone'>, now: Date) {
  const today = localDateIn(timeZone, now);
  const dated = (when: string | number) => (typeof when === 'string' ? when : addDays(today, when));
  return { startDate: dated(start), endDate: end === null ? null : dated(end) };
}

/** Returns an email address for a name: `mia.obrien@example.com` for `Mia O'Brien`. */
export function emailOf(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${mailboxOf(first, rest.join(''))}@example.com`;
}
