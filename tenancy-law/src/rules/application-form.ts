import type { AustralianState } from 'shared-contract/place/suburb';
import { answerFrom, type LawAnswer, type LawRow, rowAt } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

const rule = 'application-form';
const free = { rule, value: null, confidence: 'M', fromUnconfirmed: true } as const;

/** The prescribed form of a rental application; null where an owner may ask in any form. */
export const applicationFormRows: readonly LawRow<string | null>[] = [
  { ...free, state: 'VIC', from: actFrom.VIC, to: '2026-03-30', source: sources.vicAct },
  {
    state: 'VIC',
    rule,
    value: 'Standard rental application form',
    from: '2026-03-31',
    source: sources.cav,
    confidence: 'P',
    note: 'Asking for other information is an offence.',
  },
  { ...free, state: 'QLD', from: actFrom.QLD, to: '2025-04-30', source: sources.qldAct },
  {
    state: 'QLD',
    rule,
    value: 'Rental application (Form 22)',
    from: '2025-05-01',
    source: sources.rta,
    confidence: 'P',
    note: 'Asking for other information is an offence.',
  },
  { ...free, state: 'NSW', from: actFrom.NSW, source: sources.nswAct },
  { ...free, state: 'WA', from: actFrom.WA, source: sources.waAct },
  { ...free, state: 'SA', from: actFrom.SA, source: sources.saAct },
  { ...free, state: 'TAS', from: actFrom.TAS, source: sources.tasAct },
  { ...free, state: 'ACT', from: actFrom.ACT, source: sources.actAct },
  { ...free, state: 'NT', from: actFrom.NT, source: sources.ntAct },
];

/** Returns the form that a rental application must have when it is made on `date`, null where none is prescribed. */
export function applicationForm(state: AustralianState, date: string): LawAnswer<string | null> {
  const row = rowAt(applicationFormRows, state, date);
  const text =
    row.value === null ? 'no prescribed application form that we know of' : `applications use the ${row.value}`;
  return answerFrom(row, row.value, text);
}
