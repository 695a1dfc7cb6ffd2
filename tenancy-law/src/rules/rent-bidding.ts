import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/**
 * The law on paying more than the advertised rent for a home. `forbidden`: the owner must not accept more.
 * `unprompted`: the owner must not ask for or invite more, and a form with a rent field counts as an invitation.
 * `open`: no rule.
 */
export type RentBidding = 'forbidden' | 'unprompted' | 'open';

const rule = 'rent-bidding';

export const rentBiddingRows: readonly LawRow<RentBidding>[] = [
  {
    state: 'NSW',
    rule,
    value: 'unprompted',
    from: '2022-12-17',
    source: sources.nswAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule,
    value: 'unprompted',
    from: '2021-03-29',
    to: '2025-11-24',
    source: sources.vicAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  { state: 'VIC', rule, value: 'forbidden', from: '2025-11-25', source: sources.cav, confidence: 'P' },
  {
    state: 'QLD',
    rule,
    value: 'forbidden',
    from: '2024-06-06',
    source: sources.qldAct,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  { state: 'WA', rule, value: 'unprompted', from: '2024-07-29', source: sources.waGov, confidence: 'P' },
  {
    state: 'SA',
    rule,
    value: 'unprompted',
    from: '2023-09-01',
    source: sources.saAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  { state: 'NT', rule, value: 'unprompted', from: '2024-01-02', source: sources.ntGuide, confidence: 'S' },
  {
    state: 'ACT',
    rule,
    value: 'open',
    from: actFrom.ACT,
    to: '2023-03-31',
    source: sources.actAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule,
    value: 'unprompted',
    from: '2023-04-01',
    source: sources.actReforms,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: 'unprompted',
    from: '2015-10-01',
    source: sources.tasRent,
    confidence: 'P',
    fromUnconfirmed: true,
  },
];

/** Returns what the state says about rent above the advertised rent of a home, on the day of the offer. */
export function rentBidding(state: AustralianState, date: string): LawAnswer<RentBidding> {
  const row = rowAt(rentBiddingRows, state, date);
  return answerFrom(row, row.value, texts[row.value]);
}

const texts: Record<RentBidding, string> = {
  forbidden: 'the owner must not accept more than the advertised rent',
  unprompted: 'the owner must not ask for or invite more than the advertised rent',
  open: 'no rule on offers above the advertised rent that we know of',
};
