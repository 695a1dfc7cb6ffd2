import type { Period } from './calendar.ts';
import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** How often and with how much notice the rent may rise. See `rentIncrease` for `percentOfCpi`. */
type IncreaseRule = { months: number; notice: Period; perProperty: boolean; percentOfCpi: number | null };

const rule = 'rent-increase';
const once = (months: number, notice: Period): IncreaseRule => ({
  months,
  notice,
  perProperty: false,
  percentOfCpi: null,
});
const days = (count: number): Period => ({ days: count });

export const rentIncreaseRows: readonly LawRow<IncreaseRule>[] = [
  {
    state: 'NSW',
    rule,
    value: once(12, days(60)),
    from: '2024-10-31',
    source: sources.nswNotice,
    confidence: 'P',
    note: 'Before, a fixed term of less than 2 years had no limit on the number of increases that it agreed.',
  },
  {
    state: 'VIC',
    rule,
    value: once(12, days(60)),
    from: '2019-06-19',
    to: '2025-11-24',
    source: sources.vicAct,
    confidence: 'S',
  },
  { state: 'VIC', rule, value: once(12, days(90)), from: '2025-11-25', source: sources.cav, confidence: 'P' },
  {
    state: 'QLD',
    rule,
    value: once(6, { months: 2 }),
    from: actFrom.QLD,
    to: '2023-06-30',
    source: sources.rtaNotices,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: once(12, { months: 2 }),
    from: '2023-07-01',
    to: '2024-06-05',
    source: sources.qldAct,
    confidence: 'S',
  },
  {
    state: 'QLD',
    rule,
    value: { ...once(12, { months: 2 }), perProperty: true },
    from: '2024-06-06',
    source: sources.rta,
    confidence: 'P',
    note: 'The agreement states the day of the last increase of these premises.',
  },
  {
    state: 'WA',
    rule,
    value: once(6, days(60)),
    from: '2013-07-01',
    to: '2024-07-28',
    source: sources.waAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'WA',
    rule,
    value: once(12, days(60)),
    from: '2024-07-29',
    source: sources.waGov,
    confidence: 'P',
    note: 'On the approved form.',
  },
  {
    state: 'SA',
    rule,
    value: once(12, days(60)),
    from: '2014-03-01',
    source: sources.saGov,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: once(6, days(60)),
    from: actFrom.TAS,
    to: '2015-09-30',
    source: sources.tasRent,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  { state: 'TAS', rule, value: once(12, days(60)), from: '2015-10-01', source: sources.tasRent, confidence: 'P' },
  {
    state: 'ACT',
    rule,
    value: { ...once(12, { weeks: 8 }), percentOfCpi: 110 },
    from: '2019-11-01',
    source: sources.actAct,
    confidence: 'S',
    note: 'More than the cap needs the tenant’s agreement or ACAT.',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: once(6, days(30)),
    from: actFrom.NT,
    source: sources.ntAct,
    confidence: 'S',
    note: 'Check for a reform to 12 months.',
    fromUnconfirmed: true,
  },
];
