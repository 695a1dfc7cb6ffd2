import type { AustralianState } from 'shared-contract/place/suburb';
import { hoursText } from './entry-notice.ts';
import { showingInAct } from './entry-notice-rows.ts';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

const rule = 'open-home-notice';
const longer = 'Other sources give 48 hours, but only after 14 days’ notice of the sale. We use the longer figure.';
const reasonable = { rule, value: null, confidence: 'M', fromUnconfirmed: true } as const;

/** Hours of written notice to a tenant before an open home; null for reasonable notice without a figure. */
export const openHomeNoticeRows: readonly LawRow<number | null>[] = [
  {
    state: 'QLD',
    rule,
    value: 24,
    from: actFrom.QLD,
    to: '2025-04-30',
    source: sources.qldAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: 48,
    from: '2025-05-01',
    source: { title: 'Residential Tenancies and Rooming Accommodation Act 2008 (Qld) s 193' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'NSW',
    rule,
    value: 7 * 24,
    from: actFrom.NSW,
    source: { title: 'Residential Tenancies Act 2010 (NSW) s 55' },
    confidence: 'M',
    note: longer,
  },
  {
    state: 'VIC',
    rule,
    value: 7 * 24,
    from: '2021-03-29',
    source: { title: 'Residential Tenancies Act 1997 (Vic) s 85' },
    confidence: 'M',
    note: longer,
  },
  {
    state: 'TAS',
    rule,
    value: 48,
    from: actFrom.TAS,
    source: { title: 'Residential Tenancy Act 1997 (Tas) s 56' },
    confidence: 'S',
    fromUnconfirmed: true,
  },
  { ...reasonable, state: 'WA', from: actFrom.WA, source: sources.waAct },
  { ...reasonable, state: 'SA', from: actFrom.SA, source: sources.saEntry },
  {
    state: 'ACT',
    rule,
    value: 48,
    from: actFrom.ACT,
    source: sources.actShowing,
    confidence: 'S',
    note: showingInAct,
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: 24,
    from: actFrom.NT,
    source: sources.ntEntry,
    confidence: 'P',
    fromUnconfirmed: true,
  },
];

/**
 * Returns the hours of written notice that a tenant gets before an open home on the market (V19), unless the tenant
 * agrees to less. `hours` is null for a state that asks for reasonable notice without a figure. `date` is the day on
 * which notice is given. Hours are elapsed time, also when daylight saving changes the clock.
 */
export function openHomeNotice(state: AustralianState, date: string): LawAnswer<{ hours: number | null }> {
  const row = rowAt(openHomeNoticeRows, state, date);
  const hours = row.value;
  const text = hours === null ? 'reasonable written notice' : `at least ${hoursText(hours)} of written notice`;
  return answerFrom(row, { hours }, `${text} before an open home`);
}
