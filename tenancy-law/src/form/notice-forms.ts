import type { AustralianState } from 'shared-contract/place/suburb';
import { type Confidence, type LawRow, type LawSource, rowAt } from '../rules/law-row.ts';

type NoticeFormKind = 'rentIncrease' | 'end' | 'entry';

/** The form of a state for a notice to the tenants. */
export type NoticeForm = {
  /** What the state calls the notice. */
  name: string;
  /** True where the notice counts only on the state's own form. */
  prescribed: boolean;
  /** What goes with the notice. */
  enclosures: readonly string[];
  /** How the tenants can have it reviewed, where the state has a way beside the tribunal. */
  review?: string;
};

const sources = {
  NSW: {
    title: 'NSW Government, notice to end a residential tenancy',
    url: 'https://www.nsw.gov.au/housing-and-construction/rules/giving-notice-to-end-a-residential-tenancy',
  },
  VIC: { title: 'Residential Tenancies Act 1997 (Vic) s 44 and Residential Tenancies Regulations 2021 (Vic) reg 21' },
  QLD: {
    title: 'RTA Queensland, forms for general tenancies',
    url: 'https://www.rta.qld.gov.au/forms-resources/forms',
  },
  WA: {
    title: 'Consumer Protection WA, rental forms and notices',
    url: 'https://www.commerce.wa.gov.au/consumer-protection/rental-forms-and-notices',
  },
  SA: { title: 'Residential Tenancies Regulations (SA), Schedule 1' },
  TAS: { title: 'Residential Tenancy Act 1997 (Tas)' },
  ACT: { title: 'Residential Tenancies Act 1997 (ACT)' },
  NT: { title: 'NT Consumer Affairs, residential tenancy forms', url: 'https://consumeraffairs.nt.gov.au' },
} satisfies Record<AustralianState, LawSource>;

const row = (
  state: AustralianState,
  kind: NoticeFormKind,
  from: string,
  confidence: Confidence,
  value: Omit<NoticeForm, 'enclosures'> & Partial<NoticeForm>,
): LawRow<NoticeForm> => ({
  state,
  rule: `notice-form-${kind}`,
  value: { enclosures: [], ...value },
  from,
  source: sources[state],
  confidence,
});

const letter = (name: string) => ({ name, prescribed: false });
const form = (name: string) => ({ name, prescribed: true });

/** The forms of the eight states for the three notices. */
export const noticeFormRows: readonly LawRow<NoticeForm>[] = [
  row('NSW', 'rentIncrease', '2024-10-31', 'M', letter('Rent increase notice')),
  row('NSW', 'end', '2025-05-19', 'P', {
    ...letter('Termination notice'),
    enclosures: ['Termination information statement'],
  }),
  row('NSW', 'entry', '2011-01-31', 'M', letter('Notice of access')),
  row('VIC', 'rentIncrease', '2021-03-29', 'P', {
    ...form('Notice of proposed rent increase to renter of rented premises'),
    review: 'You can ask Consumer Affairs Victoria for a free review of the increase within 30 days of this notice.',
  }),
  row('VIC', 'end', '2021-03-29', 'M', form('Notice to vacate to renter of rented premises')),
  row('VIC', 'entry', '2021-03-29', 'M', letter('Notice of entry')),
  row('QLD', 'rentIncrease', '2009-07-01', 'M', letter('Rent increase notice')),
  row('QLD', 'end', '2009-07-01', 'P', form('Notice to leave (Form 12)')),
  row('QLD', 'entry', '2009-07-01', 'M', form('Entry notice (Form 9)')),
  row('WA', 'rentIncrease', '2024-07-29', 'P', form('Notice to tenant of rent increase (Form 10)')),
  row('WA', 'end', '2013-07-01', 'P', form('Notice of termination (Form 1C)')),
  row('WA', 'entry', '2013-07-01', 'P', form('Notice of proposed entry to premises (Form 19)')),
  row('SA', 'rentIncrease', '2024-07-01', 'M', form('Notice of rent increase')),
  row('SA', 'end', '2024-07-01', 'S', form('Notice of termination by landlord')),
  row('SA', 'entry', '2024-07-01', 'M', letter('Notice of entry')),
  row('TAS', 'rentIncrease', '1998-07-01', 'M', letter('Notice of rent increase')),
  row('TAS', 'end', '1998-07-01', 'P', letter('Notice to vacate')),
  row('TAS', 'entry', '1998-07-01', 'M', letter('Notice of entry')),
  row('ACT', 'rentIncrease', '1998-05-25', 'M', letter('Rent increase notice')),
  row('ACT', 'end', '2023-04-01', 'M', form('Notice to vacate')),
  row('ACT', 'entry', '1998-05-25', 'M', letter('Notice of inspection or access')),
  row('NT', 'rentIncrease', '2000-03-01', 'S', letter('Notice to tenant of rent increase')),
  row('NT', 'end', '2000-03-01', 'M', form('Notice of intention to terminate')),
  row('NT', 'entry', '2000-03-01', 'M', letter('Notice of entry')),
];

/** Returns the form of a state for a notice that is given on a local date. */
export const noticeForm = (state: AustralianState, date: string, kind: NoticeFormKind): NoticeForm =>
  noticeFormRow(state, date, kind).value;

/** Returns the row of the form, which says how reliable its source is. */
export function noticeFormRow(state: AustralianState, date: string, kind: NoticeFormKind): LawRow<NoticeForm> {
  const rows = noticeFormRows.filter(({ rule }) => rule === `notice-form-${kind}`);
  return rowAt(rows, state, date);
}
