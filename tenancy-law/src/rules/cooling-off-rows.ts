import type { LawRow } from './law-row.ts';

/** `penalty` is a part of the price in hundredths of a percent; null where we know no figure. */
type CoolingOffRule = {
  businessDays: number | null;
  penalty: { basisPoints: number; minCents: number } | null;
};

const rule = 'cooling-off';
const quarterPercent = { basisPoints: 25, minCents: 0 };

export const coolingOffRows: readonly LawRow<CoolingOffRule>[] = [
  {
    state: 'NSW',
    rule,
    value: { businessDays: 5, penalty: quarterPercent },
    from: '2020-01-01',
    source: { title: 'Conveyancing Act 1919 (NSW)' },
    confidence: 'S',
    note: 'Until 5 pm of the last day.',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule,
    value: { businessDays: 3, penalty: { basisPoints: 20, minCents: 10_000 } },
    from: '2020-01-01',
    source: { title: 'Sale of Land Act 1962 (Vic)' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: { businessDays: 5, penalty: quarterPercent },
    from: '2014-12-01',
    source: { title: 'Property Occupations Act 2014 (Qld)' },
    confidence: 'S',
    note: 'The buyer can waive it in writing.',
    fromUnconfirmed: true,
  },
  {
    state: 'SA',
    rule,
    value: { businessDays: 2, penalty: null },
    from: '1995-06-01',
    source: { title: 'Land and Business (Sale and Conveyancing) Act 1994 (SA)' },
    confidence: 'S',
    note: 'Clear business days from the day on which the buyer got Form 1.',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule,
    value: { businessDays: 5, penalty: null },
    from: '2004-07-01',
    source: { title: 'Civil Law (Sale of Residential Property) Act 2003 (ACT)' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: { businessDays: 4, penalty: null },
    from: '2020-01-01',
    source: { title: 'Law of Property Act 2000 (NT)' },
    confidence: 'M',
    note: 'Sources differ: 3 or 4 business days.',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: { businessDays: null, penalty: null },
    from: '2020-01-01',
    source: { title: 'REISA' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'WA',
    rule,
    value: { businessDays: null, penalty: null },
    from: '2020-01-01',
    source: { title: 'REISA' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
];
