import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';

const none = {
  rule: 'price-range',
  value: null,
  from: '2020-01-01',
  source: { title: 'no rule known' },
  confidence: 'M',
} as const;

/** How far the upper end of an advertised sale price range may be above the lower end, in percent of the lower end. */
export const priceRangeRows: readonly LawRow<number | null>[] = [
  {
    ...none,
    state: 'VIC',
    value: 10,
    from: '2017-05-01',
    source: { title: 'Estate Agents Act 1980 (Vic)' },
    fromUnconfirmed: true,
  },
  ...(['NSW', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const).map((state) => ({ ...none, state })),
];

/** Returns how wide a sale price range may be on `date` (V21), in percent of its lower end; null without a rule. */
export function priceRange(state: AustralianState, date: string): LawAnswer<number | null> {
  const row = rowAt(priceRangeRows, state, date);
  const text =
    row.value === null ? 'no limit on price ranges that we know of' : `a price range of at most ${row.value}%`;
  return answerFrom(row, row.value, text);
}
