import { type Period, periodText } from './calendar.ts';
import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

/** A number of weeks’ rent, one calendar month’s rent, or no maximum. */
type BondMaximum = { weeks: number } | 'month' | null;

/** The maximum bond. When the weekly rent is above `above.rentCents`, `above.max` is the maximum instead. */
export type BondCap = { max: BondMaximum; above?: { rentCents: number; max: BondMaximum } };

const rule = 'bond';
const four: BondMaximum = { weeks: 4 };

export const bondRows: readonly LawRow<BondCap>[] = [
  {
    state: 'NSW',
    rule,
    value: { max: four },
    from: actFrom.NSW,
    source: sources.nswAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule,
    value: { max: 'month', above: { rentCents: 90_000, max: null } },
    from: '2021-03-29',
    source: sources.vicAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule,
    value: { max: four, above: { rentCents: 70_000, max: null } },
    from: actFrom.QLD,
    to: '2024-09-29',
    source: sources.qldAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  { state: 'QLD', rule, value: { max: four }, from: '2024-09-30', source: sources.rta, confidence: 'P' },
  {
    state: 'WA',
    rule,
    value: { max: four, above: { rentCents: 120_000, max: null } },
    from: '2013-07-01',
    source: sources.waGov,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'SA',
    rule,
    value: { max: four, above: { rentCents: 25_000, max: { weeks: 6 } } },
    from: actFrom.SA,
    to: '2023-03-31',
    source: sources.saAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
  {
    state: 'SA',
    rule,
    value: { max: four, above: { rentCents: 80_000, max: { weeks: 6 } } },
    from: '2023-04-01',
    source: sources.saHandbook,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule,
    value: { max: four },
    from: actFrom.TAS,
    source: sources.tasGov,
    confidence: 'S',
    note: 'It can’t be increased during a tenancy.',
  },
  {
    state: 'ACT',
    rule,
    value: { max: four },
    from: actFrom.ACT,
    source: sources.actAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule,
    value: { max: four },
    from: actFrom.NT,
    source: sources.ntAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
];

const pets = 'pet-bond';
const noPetBond = { rule: pets, value: null, confidence: 'M' } as const;

/** The maximum of a separate bond for pets, in cents; null where a landlord must not ask for one. */
export const petBondRows: readonly LawRow<number | null>[] = [
  {
    state: 'WA',
    rule: pets,
    value: 26_000,
    from: '2013-07-01',
    source: sources.waGov,
    confidence: 'S',
    note: 'Agents report $350 since 28 Mar 2026. We use the lower figure until a primary source confirms that day.',
    fromUnconfirmed: true,
  },
  { ...noPetBond, state: 'NSW', from: actFrom.NSW, source: sources.nswAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'VIC', from: actFrom.VIC, source: sources.vicAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'QLD', from: actFrom.QLD, source: sources.qldAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'SA', from: actFrom.SA, source: sources.saAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'TAS', from: actFrom.TAS, source: sources.tasAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'ACT', from: actFrom.ACT, source: sources.actAct, fromUnconfirmed: true },
  { ...noPetBond, state: 'NT', from: actFrom.NT, source: sources.ntAct, fromUnconfirmed: true },
];

type LodgementPeriod = Period | { businessDays: number };

/** By when a bond is lodged after it was received. `within` is null where the tenant pays the authority. */
type BondLodgement = { within: LodgementPeriod | null; by: 'owner' | 'tenant' };

const lodgement = 'bond-lodgement';
const owner = (within: LodgementPeriod): BondLodgement => ({ within, by: 'owner' });

/** Writes the time within which a bond is lodged: `10 business days`, `2 weeks`. */
export function lodgementPeriodText(within: LodgementPeriod): string {
  return 'businessDays' in within ? `${within.businessDays} business days` : periodText(within);
}

export const bondLodgementRows: readonly LawRow<BondLodgement>[] = [
  {
    state: 'NSW',
    rule: lodgement,
    value: owner({ businessDays: 10 }),
    from: actFrom.NSW,
    source: sources.nswGov,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'VIC',
    rule: lodgement,
    value: owner({ businessDays: 10 }),
    from: actFrom.VIC,
    source: sources.vicAct,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'QLD',
    rule: lodgement,
    value: owner({ days: 10 }),
    from: actFrom.QLD,
    source: sources.rta,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'WA',
    rule: lodgement,
    value: owner({ days: 14 }),
    from: '2013-07-01',
    source: sources.waGov,
    confidence: 'P',
    fromUnconfirmed: true,
  },
  {
    state: 'SA',
    rule: lodgement,
    value: owner({ weeks: 2 }),
    from: actFrom.SA,
    source: sources.saGov,
    confidence: 'P',
    note: 'Agents have 4 weeks.',
    fromUnconfirmed: true,
  },
  {
    state: 'TAS',
    rule: lodgement,
    value: { within: null, by: 'tenant' },
    from: '2009-07-01',
    source: sources.tasGov,
    confidence: 'S',
    note: 'Through MyBond only. An owner who receives the bond breaks the law.',
    fromUnconfirmed: true,
  },
  {
    state: 'ACT',
    rule: lodgement,
    value: owner({ weeks: 2 }),
    from: actFrom.ACT,
    source: sources.actAct,
    confidence: 'S',
    fromUnconfirmed: true,
  },
  {
    state: 'NT',
    rule: lodgement,
    value: owner({ businessDays: 10 }),
    from: actFrom.NT,
    source: sources.ntAct,
    confidence: 'M',
    fromUnconfirmed: true,
  },
];
