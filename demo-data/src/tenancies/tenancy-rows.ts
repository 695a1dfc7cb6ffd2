import type { tenancies } from 'backend/tables';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { mailboxOf } from '../people/names.ts';
import { fictionalMobile } from '../people/phones.ts';
import { createRandom } from '../random.ts';
import { stableId } from '../stable-id.ts';
import { bondPaidBefore, type LedgerRows, ledgerRows } from './ledger-rows.ts';

export type TenancyPlan = {
  key: string;
  ownerId: string;
  propertyId: string;
  timeZone: string;
  tenants: readonly string[];
  /** The rent of today; before `increase`, it was lower. */
  weeklyRent: number;
  /** A date such as `2026-02-28`, or a number of days from today. Negative numbers are in the past. */
  start: string | number;
  /** Null for a periodic tenancy, which has no end date. */
  end: string | number | null;
  /** How many weeks of rent the tenant is behind today: 0 when paid up, −1 when paid one week ahead. */
  weeksBehind: number;
  /** Dollars that were received in addition to whole weeks of rent. */
  partPayment: number;
  /** The rent rose by so many dollars so many weeks after the start. */
  increase?: { afterWeeks: number; dollars: number } | undefined;
  /** True when the bank returned a payment. */
  returnedPayment?: boolean | undefined;
  /** The agreement that all parties signed, if it is among the demo data. */
  agreementId?: string | undefined;
};

export const tenancyId = (key: string) => stableId(`tenancy/${key}`);

type TenancyRow = typeof tenancies.$inferInsert & { id: string };

/** Returns a tenancy with its rents and its ledger. */
export function tenancyRows(plan: TenancyPlan, now: Date): { tenancy: TenancyRow; ledger: LedgerRows } {
  const { startDate, endDate } = termOf(plan, now);
  const today = localDateIn(plan.timeZone, now);
  const { increase } = plan;
  const rentCents = plan.weeklyRent * 100;
  const rents = [{ fromDate: startDate, rentCents: agreedRent(plan) * 100 }];
  if (increase) rents.push({ fromDate: addDays(startDate, 7 * increase.afterWeeks), rentCents });
  const createdAt = new Date(Math.min(now.getTime(), Date.parse(`${addDays(startDate, -15)}T01:00:00Z`)));
  const random = createRandom(`bond/${plan.key}`);
  const isLodged = addDays(startDate, -bondPaidBefore + 3) < today && startDate <= today;
  const tenancy: TenancyRow = {
    id: tenancyId(plan.key),
    ownerId: plan.ownerId,
    propertyId: plan.propertyId,
    tenants: plan.tenants.map((name, index) => ({
      name,
      email: emailOf(name),
      phone: phoneOf(name),
      primaryTenant: index === 0,
    })),
    rentCents,
    startDate,
    endDate,
    bondCents: agreedRent(plan) * 400,
    bondLodgedOn: isLodged ? addDays(startDate, -bondPaidBefore + 3) : null,
    bondNumber: isLodged ? String(random.whole(1_000_000, 9_999_999)) : null,
    agreementId: plan.agreementId ?? null,
    endReason: endDate !== null && endDate < today ? 'The fixed term ended and the tenants moved out.' : null,
    createdAt,
    updatedAt: createdAt,
  };
  const { key, weeksBehind, partPayment, returnedPayment: hasReturnedPayment = false } = plan;
  const money = { weeksBehind, partPaymentCents: partPayment * 100, hasReturnedPayment };
  return { tenancy, ledger: ledgerRows({ key, tenancy, rents, ...money, today }, now) };
}

/** Returns the weekly rent in dollars at the start. */
export const agreedRent = ({ weeklyRent, increase }: Pick<TenancyPlan, 'weeklyRent' | 'increase'>): number =>
  weeklyRent - (increase?.dollars ?? 0);

export function termOf({ start, end, timeZone }: Pick<TenancyPlan, 'start' | 'end' | 'timeZone'>, now: Date) {
  const today = localDateIn(timeZone, now);
  const dated = (when: string | number) => (typeof when === 'string' ? when : addDays(today, when));
  return { startDate: dated(start), endDate: end === null ? null : dated(end) };
}

/** Returns the same fictional phone number for a name each time. */
export const phoneOf = (name: string): string => fictionalMobile(createRandom(`phone/${name}`));

/** Returns an email address for a name: `mia.obrien@example.com` for `Mia O'Brien`. */
export function emailOf(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return `${mailboxOf(first, rest.join(''))}@example.com`;
}
