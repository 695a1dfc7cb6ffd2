import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { amountOf } from 'shared-contract/money/money';
import { isRentBehind } from 'shared-contract/tenancy/rent-lateness';
import type { RentRoll, RentRollRow } from 'shared-contract/tenancy/rent-roll';
import { rentPosition } from '../ledger/ledger-balance.ts';
import { rentCharged } from '../ledger/rent-schedule.ts';
import { propertyReference } from '../properties/property-resource.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import type { StoredRent } from './rent-roll-store.ts';

type Amounts = { dueCents: number; receivedCents: number; overdueCents: number; cashCents: number };

/** A row of the rent roll with its amounts in cents. */
export type RollRow = { resource: RentRollRow; amounts: Amounts };

/** Computes a row for the day at its property. */
export function rollRow(stored: StoredRent, now: Date): RollRow {
  const { tenancy, property, rents, receivedCents, cashCents } = stored;
  const { id, startDate, endDate, rentCents, tenants } = tenancy;
  const today = localDateIn(property.timeZone, now);
  const terms = { startDate, endDate, rents: rents.length > 0 ? rents : [{ fromDate: startDate, rentCents }] };
  const position = rentPosition(terms, stored.coveredCents, today);
  const { first, last } = monthOf(today);
  const dueCents = rentCharged(terms, last) - rentCharged(terms, addDays(first, -1));
  const overdueCents = Math.max(0, rentCharged(terms, addDays(today, -1)) - stored.coveredCents);
  const amounts = { dueCents, receivedCents, overdueCents, cashCents };
  return {
    amounts,
    resource: {
      tenancy: { '@id': `${tenancyPath}/${id}`, id },
      property: propertyReference(property),
      tenants: tenants.map(({ name }) => ({ name })),
      status: tenancyStatus(tenancy, today),
      rent: amountOf(rentCents),
      startDate,
      paidTo: position.paidTo,
      partPayment: amountOf(position.partPaymentCents),
      arrearsDays: position.arrearsDays,
      ...amountsResource(amounts),
    },
  };
}

/** Returns the first and the last day of the month of a date. */
function monthOf(date: string): { first: string; last: string } {
  const first = `${date.slice(0, 7)}-01`;
  const nextMonth = `${addDays(first, 31).slice(0, 7)}-01`;
  return { first, last: addDays(nextMonth, -1) };
}

/** A tenancy that has ended is of interest while it owes rent, and in the year of its last payments. */
export const isListed = ({ resource: { status }, amounts: { overdueCents, cashCents } }: RollRow): boolean =>
  status !== 'ended' || overdueCents > 0 || cashCents !== 0;

/** Orders rows: the longest in arrears first, then by address. */
export const byArrears = (one: RollRow, other: RollRow): number =>
  other.resource.arrearsDays - one.resource.arrearsDays ||
  one.resource.property.fullAddress.localeCompare(other.resource.property.fullAddress, 'en-AU', { numeric: true });

export function totalsOf(rows: readonly RollRow[]): RentRoll['totals'] {
  const sum = (name: keyof Amounts) => rows.reduce((total, { amounts }) => total + amounts[name], 0);
  const late = rows.filter(({ resource }) => isRentBehind(resource)).length;
  const names = ['dueCents', 'receivedCents', 'overdueCents', 'cashCents'] as const;
  const sums = Object.fromEntries(names.map((name) => [name, sum(name)])) as Amounts;
  return { ...amountsResource(sums), late };
}

const amountsResource = ({ dueCents, receivedCents, overdueCents, cashCents }: Amounts) => ({
  due: amountOf(dueCents),
  received: amountOf(receivedCents),
  overdue: amountOf(overdueCents),
  cash: amountOf(cashCents),
});
