import { formatPrice } from 'shared-contract/money/money';
import type { AustralianState } from 'shared-contract/place/suburb';
import { bondLodgementRows, bondRows, lodgementPeriodText, petBondRows } from './bond-rows.ts';
import { addBusinessDays } from './business-days.ts';
import { addPeriod } from './calendar.ts';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';
import { monthOfRent } from './monthly-rent.ts';

/**
 * Returns the maximum bond of a home in cents, null where there is none (V28). `date` is the first day of the
 * agreement, `rentCents` the weekly rent. A rent that equals a threshold is not above it.
 */
export function bondCap(
  state: AustralianState,
  date: string,
  { rentCents }: { rentCents: number },
): LawAnswer<number | null> {
  const row = rowAt(bondRows, state, date);
  const { max, above } = row.value;
  const isAbove = above !== undefined && rentCents > above.rentCents;
  const cap = isAbove ? above.max : max;
  const rent = formatPrice(rentCents);
  if (cap === null) return answerFrom(row, null, `no maximum, because ${rent} a week is above the threshold`);
  if (cap === 'month') {
    const cents = monthOfRent(rentCents, date);
    return answerFrom(row, cents, `at most one month’s rent = ${formatPrice(cents)}`);
  }
  const cents = cap.weeks * rentCents;
  return answerFrom(row, cents, `at most ${cap.weeks} × ${rent} = ${formatPrice(cents)}`);
}

/**
 * Returns the maximum of a separate bond for pets in cents, null where a landlord must not ask for one (V28). `date` is
 * the first day of the agreement.
 */
export function petBond(state: AustralianState, date: string): LawAnswer<number | null> {
  const row = rowAt(petBondRows, state, date);
  const text = row.value === null ? 'no separate pet bond' : `a pet bond of at most ${formatPrice(row.value)}`;
  return answerFrom(row, row.value, text);
}

/**
 * Returns by when and by whom a bond goes to the state's authority. `date` is the day on which the owner received it;
 * day 1 is the next day, and business days leave out weekends and public holidays. `due` is null where the tenant pays
 * the authority.
 */
export function bondLodgement(
  state: AustralianState,
  date: string,
): LawAnswer<{ due: string | null; by: 'owner' | 'tenant' }> {
  const row = rowAt(bondLodgementRows, state, date);
  const { within, by } = row.value;
  if (within === null) return answerFrom(row, { due: null, by }, 'the tenant pays the bond to the authority');
  const due = 'businessDays' in within ? addBusinessDays(state, date, within.businessDays) : addPeriod(date, within);
  return answerFrom(row, { due, by }, `lodge the bond within ${lodgementPeriodText(within)}`);
}
