import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** Weeks of rent, one calendar month of rent, or one period between two payments. */
export type Advance = number | 'month' | 'period';

/**
 * The maximum rent in advance by kind of lease, null without a limit. There is no limit when the weekly rent is above
 * `unlimitedAbove` cents.
 */
type AdvanceRule = { fixed: Advance | null; periodic: Advance | null; unlimitedAbove?: number };

const rule = 'rent-in-advance';
const both = (max: Advance | null): AdvanceRule => ({ fixed: max, periodic: max });

export const rentInAdvanceRows: readonly LawRow<AdvanceRule>[] = [
  {
    state: 'NSW',
    rule,
    value: both(2),
    from: actFrom.NSW,
    source: sources.nswAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule,
    value: { ...both('month'), unlimitedAbove: 90_000 },
    from: '2021-03-29',
    source: sources.vicAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: { fixed: 'month', periodic: 2 },
    from: actFrom.QLD,
    source: sources.qldAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'WA',
    rule,
    value: both(2),
    from: actFrom.WA,
    source: sources.waAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'SA',
    rule,
    value: both(2),
    from: actFrom.SA,
    source: sources.saGov,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: both('period'),
    from: actFrom.TAS,
    source: sources.tasCosts,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule,
    value: both('month'),
    from: actFrom.ACT,
    to: '2021-03-02',
    source: sources.actAdvanceBefore,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule,
    value: both(2),
    from: '2021-03-03',
    source: sources.actAdvance,
    confidence: 'S',
    note: 'The tenant can choose a longer period.',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: both('period'),
    from: actFrom.NT,
    source: sources.ntAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
];
