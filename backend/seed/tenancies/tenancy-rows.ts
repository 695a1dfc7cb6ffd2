import { addDays, daysBetween, localDateIn } from 'shared-contract/date/local-date';
import type { tenancies } from '../../src/database/schema.ts';
import { rentCovered } from '../../src/tenancies/paid-to.ts';
import { mailboxOf } from '../people/names.ts';
import { stableId } from '../stable-id.ts';

export type TenancyWish = {
  key: string;
  ownerId: string;
  propertyId: string;
  timeZone: string;
  tenants: readonly string[];
  weeklyRent: number;
  /** A date, or days from today: negative lies in the past. */
  start: string | number;
  /** Null: periodic. */
  end: string | number | null;
  /** Weeks of rent missing today; 0 is paid up, −1 a week ahead. */
  weeksBehind: number;
  /** Dollars received beyond whole weeks. */
  partPayment: number;
};

export const tenancyId = (key: string) => stableId(`tenancy/${key}`);

export function tenancyRow(wish: TenancyWish, now: Date): typeof tenancies.$inferInsert & { id: string } {
  const { startDate, endDate } = termOf(wish, now);
  const today = localDateIn(wish.timeZone, now);
  const rentCents = wish.weeklyRent * 100;
  const until = endDate !== null && endDate < today ? endDate : today;
  // The week that began on the last rent day is due, so one who is not behind is paid to its end.
  const weeksDue = until < startDate ? 0 : Math.floor(daysBetween(startDate, until) / 7) + 1;
  const receivedCents = Math.max(0, weeksDue - wish.weeksBehind) * rentCents + wish.partPayment * 100;
  const covered = rentCovered(startDate, rentCents, receivedCents);
  const { partPaymentCents } = covered;
  // Whole weeks may reach past the last day of a tenancy that has ended; nobody pays for those.
  const overshoots = endDate !== null && endDate < today && covered.paidTo !== null && covered.paidTo > endDate;
  const paidTo = overshoots ? endDate : covered.paidTo;
  const createdAt = new Date(Math.min(now.getTime(), Date.parse(`${addDays(startDate, -12)}T01:00:00Z`)));
  return {
    id: tenancyId(wish.key),
    ownerId: wish.ownerId,
    propertyId: wish.propertyId,
    tenants: wish.tenants.map((name, index) => ({ name, email: mailOf(name), primaryTenant: index === 0 })),
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

export function termOf({ start, end, timeZone }: Pick<TenancyWish, 'start' | 'end' | 'timeZone'>, now: Date) {
  const today = localDateIn(timeZone, now);
  const dated = (when: string | number) => (typeof when === 'string' ? when : addDays(today, when));
  return { startDate: dated(start), endDate: end === null ? null : dated(end) };
}

/** `Mia O'Brien` → `mia.obrien@example.com`. */
export function mailOf(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${mailboxOf(first, rest.join(''))}@example.com`;
}
