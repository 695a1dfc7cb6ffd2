import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';
import { type Advance, rentInAdvanceRows } from './rent-in-advance-rows.ts';

/**
 * Returns the most rent that a landlord may ask for in advance at the start (V29), null without a limit. `date` is the
 * first day of the agreement, `rentCents` the weekly rent. A rent that equals a threshold is not above it.
 */
export function rentInAdvance(
  state: AustralianState,
  date: string,
  { rentCents, leaseType }: { rentCents: number; leaseType: 'fixed' | 'periodic' },
): LawAnswer<Advance | null> {
  const row = rowAt(rentInAdvanceRows, state, date);
  const { fixed, periodic, unlimitedAbove } = row.value;
  const isUnlimited = unlimitedAbove !== undefined && rentCents > unlimitedAbove;
  const most = isUnlimited ? null : leaseType === 'fixed' ? fixed : periodic;
  if (most === null) return answerFrom(row, null, 'no limit on rent in advance that we know of');
  return answerFrom(row, most, `at most ${advanceText(most)} of rent in advance`);
}

/** Writes an amount of rent in advance, such as `2 weeks`. */
export function advanceText(most: Advance): string {
  if (most === 'month') return 'one month';
  return most === 'period' ? 'one payment period' : `${most} weeks`;
}
