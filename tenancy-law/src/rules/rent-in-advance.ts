import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, rowAt } from './law-row.ts';
import { type Advance, rentInAdvanceRows } from './rent-in-advance-rows.ts';

/**
 * Returns the maximum rent that a landlord may ask for in advance at the start (V29), null without a limit. `date` is
 * the first day of the agreement, `rentCents` the weekly rent. A rent that equals a threshold is not above it.
 */
export function rentInAdvance(
  state: AustralianState,
  date: string,
  { rentCents, leaseType }: { rentCents: number; leaseType: 'fixed' | 'periodic' },
): LawAnswer<Advance | null> {
  const row = rowAt(rentInAdvanceRows, state, date);
  const { fixed, periodic, unlimitedAbove } = row.value;
  const isUnlimited = unlimitedAbove !== undefined && rentCents > unlimitedAbove;
  const max = isUnlimited ? null : leaseType === 'fixed' ? fixed : periodic;
  if (max === null) return answerFrom(row, null, 'no limit on rent in advance that we know of');
  return answerFrom(row, max, `at most ${advanceText(max)} of rent in advance`);
}

/** Writes an amount of rent in advance, such as `2 weeks`. */
export function advanceText(advance: Advance): string {
  if (advance === 'month') return 'one month';
  return advance === 'period' ? 'one payment period' : `${advance} weeks`;
}
