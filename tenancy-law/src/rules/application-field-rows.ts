import { type ApplicationField, applicationField } from 'shared-contract/application/application-field';
import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** The fields that an application may ask. `isLimited` is false where no form limits them. */
export type PermittedFields = { isLimited: boolean; fields: readonly ApplicationField[] };

const rule = 'application-fields';
const free = {
  rule,
  value: { isLimited: false, fields: applicationField.options },
  confidence: 'M',
  fromUnconfirmed: true,
} as const;

export const applicationFieldRows: readonly LawRow<PermittedFields>[] = [
  { ...free, state: 'VIC', from: actFrom.VIC, to: '2026-03-30', source: sources.vicAct },
  {
    state: 'VIC',
    rule,
    value: {
      isLimited: true,
      fields: [
        'phone',
        'currentAddress',
        'rentalHistory',
        'employment',
        'income',
        'referees',
        'startDate',
        'termMonths',
        'occupants',
      ],
    },
    from: '2026-03-31',
    source: sources.vicApplication,
    confidence: 'S',
    note: 'No question about pets, disputes or bond claims. Fields that we couldn’t confirm are left out.',
  },
  { ...free, state: 'QLD', from: actFrom.QLD, to: '2025-04-30', source: sources.qldAct },
  {
    state: 'QLD',
    rule,
    value: {
      isLimited: true,
      fields: [
        'phone',
        'dateOfBirth',
        'currentAddress',
        'rentalHistory',
        'employment',
        'income',
        'financialAbility',
        'referees',
        'startDate',
        'termMonths',
        'occupants',
        'occupantsUnder18',
        'pets',
        'vehicles',
      ],
    },
    from: '2025-05-01',
    source: sources.qldApplication,
    confidence: 'P',
    note: 'Section 57B, and section 4 of the regulation. No bond claims, disputes, breach notices or bank statements.',
  },
  { ...free, state: 'NSW', from: actFrom.NSW, source: sources.nswAct },
  { ...free, state: 'WA', from: actFrom.WA, source: sources.waAct },
  { ...free, state: 'SA', from: actFrom.SA, source: sources.saAct },
  { ...free, state: 'TAS', from: actFrom.TAS, source: sources.tasAct },
  { ...free, state: 'ACT', from: actFrom.ACT, source: sources.actAct },
  { ...free, state: 'NT', from: actFrom.NT, source: sources.ntAct },
];
