import { formatMoney } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** The states calculate a month of rent from the days of the year. */
export const monthlyRentRows: readonly LawRow<'days of the year'>[] = (
  ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
).map((state) => ({
  state,
  rule: 'monthly-rent',
  value: 'days of the year',
  from: actFrom[state],
  source: sources.saGov,
  confidence: state === 'SA' ? 'P' : 'S',
  ...(state === 'SA' ? {} : { note: 'We use the formula that South Australia publishes.' }),
  fromUnconfirmed: true,
}));

/**
 * Returns the rent of a fortnight and of a calendar month in cents (V28): a fortnight is 2 weeks, a month is
 * weekly ÷ 7 × 365 ÷ 12, with 366 when `date` is in a leap year, rounded half up to a cent.
 */
export function rentPerPeriod(
  state: AustralianState,
  date: string,
  { rentCents }: { rentCents: number },
): LawAnswer<{ fortnightCents: number; monthCents: number }> {
  const row = rowAt(monthlyRentRows, state, date);
  const monthCents = monthOfRent(rentCents, date);
  const value = { fortnightCents: rentCents * 2, monthCents };
  return answerFrom(
    row,
    value,
    `${formatMoney(rentCents)} ÷ 7 × ${daysOfYear(date)} ÷ 12 = ${formatMoney(monthCents)}`,
  );
}

/** Returns a calendar month of rent in cents, by the days of the year of `date`. */
export function monthOfRent(rentCents: number, date: string): number {
  return Math.round((rentCents * daysOfYear(date)) / (7 * 12));
}

function daysOfYear(date: string): number {
  const year = Number(date.slice(0, 4));
  return new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
}
