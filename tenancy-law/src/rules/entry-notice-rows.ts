import type { AustralianState } from 'shared-contract/place/suburb';
import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

export type EntryPurpose = keyof typeof entryPurposeLabels;

/** The purposes for which a landlord enters, with their labels. */
export const entryPurposeLabels = {
  inspection: 'Routine inspection',
  repairs: 'Repairs or maintenance',
  safetyCheck: 'Safety check',
  showing: 'Showing the home',
  valuation: 'Valuation',
} as const;

/** Hours of notice for a purpose; null for reasonable notice without a figure. */
type EntryRule = { purpose: EntryPurpose; hours: number | null };

type Known = Pick<LawRow<unknown>, 'source' | 'confidence' | 'note' | 'fromUnconfirmed'> & {
  from?: string;
  to?: string;
};

/** The rows of a state: hours by purpose, in the order inspection, repairs, safety check, showing, valuation. */
function rowsOf(state: AustralianState, hours: readonly (number | null)[], known: Known): LawRow<EntryRule>[] {
  const purposes: readonly EntryPurpose[] = ['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation'];
  return purposes.map((purpose, index) => ({
    state,
    rule: 'entry-notice',
    value: { purpose, hours: hours[index] ?? null },
    from: actFrom[state],
    fromUnconfirmed: true,
    ...known,
  }));
}

const week = 7 * 24;

export const entryNoticeRows: readonly LawRow<EntryRule>[] = [
  ...rowsOf('NSW', [week, 48, 48, 48, week], {
    source: sources.nswEntry,
    confidence: 'P',
    note: 'Buyers are shown the home only after 14 days’ notice of the sale.',
    fromUnconfirmed: true,
  }),
  ...rowsOf('VIC', [week, 24, 24, 48, week], {
    from: '2021-03-29',
    source: sources.vicHandbook,
    confidence: 'S',
    note: 'Buyers are shown the home only after 14 days’ notice of the sale.',
    fromUnconfirmed: true,
  }),
  ...rowsOf('QLD', [week, 24, 24, 24, 24], {
    to: '2025-04-30',
    source: sources.qldAct,
    confidence: 'M',
    fromUnconfirmed: true,
  }),
  ...rowsOf('QLD', [week, 48, 48, 48, 48], {
    from: '2025-05-01',
    source: sources.qldAct,
    confidence: 'S',
    note: 'We couldn’t confirm the 7 days for an inspection.',
    fromUnconfirmed: true,
  }),
  ...rowsOf('WA', [week, 72, 72, null, null], { source: sources.waAct, confidence: 'M' }),
  ...rowsOf('SA', [week, 48, 48, null, null], { source: sources.saEntry, confidence: 'P' }),
  ...rowsOf('TAS', [24, 24, 24, 48, 24], { source: sources.tasEntry, confidence: 'S' }),
  ...rowsOf('ACT', [week, week, week, 24, null], { source: sources.actEntry, confidence: 'S' }),
  ...rowsOf('NT', [week, null, null, null, null], {
    source: sources.ntAct,
    confidence: 'S',
    note: 'The 7 days are for an inspection in each quarter.',
    fromUnconfirmed: true,
  }),
];
