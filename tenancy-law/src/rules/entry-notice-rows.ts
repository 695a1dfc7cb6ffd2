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

const purposes: readonly EntryPurpose[] = ['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation'];

/** The rows of a state: hours by purpose in the order above. `undefined` leaves a purpose to another source. */
function rowsOf(state: AustralianState, all: readonly (number | null | undefined)[], known: Known) {
  return purposes.flatMap((purpose, index): LawRow<EntryRule>[] => {
    const hours = all[index];
    if (hours === undefined) return [];
    const value = { purpose, hours };
    return [{ state, rule: 'entry-notice', value, from: actFrom[state], fromUnconfirmed: true, ...known }];
  });
}

const week = 7 * 24;

/** The ACT lets buyers see the home after 48 hours, future tenants perhaps after 24. */
export const showingInAct = 'Some sources give 24 hours. We use the longer figure.';

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
  ...rowsOf('ACT', [week, week, week, undefined, null], { source: sources.actEntry, confidence: 'S' }),
  ...rowsOf('ACT', [undefined, undefined, undefined, 48], {
    source: sources.actShowing,
    confidence: 'S',
    note: showingInAct,
  }),
  ...rowsOf('NT', [week, 24, null, 24, null], {
    source: sources.ntEntry,
    confidence: 'P',
    note: 'The 7 days are for one inspection in 3 months. The regulator gives no figure for a safety check or a valuation.',
  }),
];
