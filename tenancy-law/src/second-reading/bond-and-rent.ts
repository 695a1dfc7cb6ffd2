import type { AustralianState } from 'shared-contract/place/suburb';
import { daysAfter, isLeapYear, workingDaysAfter } from './plain-dates.ts';

/** Half a cent and more is a whole cent. */
function halfUp(numerator: number, denominator: number): number {
  return Number((BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n));
}

function month(rentCents: number, date: string): number {
  return halfUp(rentCents * (isLeapYear(date) ? 366 : 365), 7 * 12);
}

export function fortnightAndMonth(date: string, rentCents: number) {
  return { fortnightCents: rentCents * 2, monthCents: month(rentCents, date) };
}

export function highestBond(state: AustralianState, date: string, rentCents: number): number | null {
  if (state === 'VIC') return rentCents > 900_00 ? null : month(rentCents, date);
  if (state === 'WA' && rentCents > 1200_00) return null;
  if (state === 'QLD' && date < '2024-09-30' && rentCents > 700_00) return null;
  if (state === 'SA') {
    const threshold = date < '2023-04-01' ? 250_00 : 800_00;
    return rentCents > threshold ? rentCents * 6 : rentCents * 4;
  }
  return rentCents * 4;
}

export function highestPetBond(state: AustralianState): number | null {
  return state === 'WA' ? 260_00 : null;
}

export function lodgement(state: AustralianState, date: string): { due: string | null; by: 'owner' | 'tenant' } {
  if (state === 'TAS') return { due: null, by: 'tenant' };
  if (state === 'NSW' || state === 'VIC' || state === 'NT') {
    return { due: workingDaysAfter(state, date, 10), by: 'owner' };
  }
  return { due: daysAfter(date, state === 'QLD' ? 10 : 14), by: 'owner' };
}

/** Weeks of rent, a month of rent or the rent until the next payment. Null is no limit. */
export function highestAdvance(
  state: AustralianState,
  date: string,
  { rentCents, leaseType }: { rentCents: number; leaseType: 'fixed' | 'periodic' },
): number | 'month' | 'period' | null {
  if (state === 'VIC') return rentCents > 900_00 ? null : 'month';
  if (state === 'QLD') return leaseType === 'fixed' ? 'month' : 2;
  if (state === 'ACT' && date < '2021-03-03') return 'month';
  if (state === 'NT' || state === 'TAS') return 'period';
  return 2;
}
