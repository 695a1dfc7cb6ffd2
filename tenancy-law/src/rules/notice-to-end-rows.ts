import type { AustralianState } from 'shared-contract/place/suburb';
import type { Period } from './calendar.ts';
import type { LawRow } from './law-row.ts';
import { actFrom, sources } from './sources.ts';

export type EndGroundCode = keyof typeof endGroundLabels;

/** The grounds of a landlord's notice, as the owner chooses them. */
export const endGroundLabels = {
  sale: 'You’re selling the property',
  ownerMovesIn: 'You or your family will live there',
  renovation: 'Major repairs or renovation',
  demolition: 'Demolition',
  changeOfUse: 'It won’t be rented as a home any more',
  endOfTerm: 'The fixed term ends',
  noGround: 'No reason given',
  arrears: 'Rent is overdue',
  breach: 'A breach of the agreement',
} as const;

/** The notice for one kind of lease. A fixed term ends no earlier than its last day unless `endsTermEarly`. */
export type EndRule = {
  notice: Period;
  /** The notice for a term of more than `overMonths` months. */
  longerTerm?: { overMonths: number; notice: Period };
  endsTermEarly?: true;
};

/** A ground; null for a kind of lease that it cannot end. */
type EndGround = {
  ground: EndGroundCode;
  fixed: EndRule | null;
  periodic: EndRule | null;
  reason: boolean;
  evidence: boolean;
};

type Row = LawRow<EndGround>;
type Dates = { from: string; to?: string };

const rule = 'notice-to-end';
const days = (count: number): EndRule => ({ notice: { days: count } });
const weeks = (count: number): EndRule => ({ notice: { weeks: count } });
const anyTime = (count: number): EndRule => ({ ...days(count), endsTermEarly: true });

/** One row for each of several grounds with the same notice. */
function rowsFor(
  state: AustralianState,
  grounds: readonly EndGroundCode[],
  value: Omit<EndGround, 'ground'>,
  dates: Dates,
  source: Pick<Row, 'source' | 'confidence' | 'note' | 'fromUnconfirmed'>,
): Row[] {
  return grounds.map((ground) => ({ state, rule, value: { ground, ...value }, ...dates, ...source }));
}

const noFault = ['sale', 'ownerMovesIn', 'renovation', 'demolition', 'changeOfUse'] as const;
const withEvidence = { reason: true, evidence: true };
const withReason = { reason: true, evidence: false };
const withoutReason = { reason: false, evidence: false };
const byTerm: EndRule = { ...days(60), longerTerm: { overMonths: 6, notice: { days: 90 } } };

const nsw = { from: '2025-05-19' };
const nswSource = { source: sources.nswTenants, confidence: 'S' } as const;
const nswRows: readonly Row[] = [
  ...rowsFor('NSW', ['sale'], { fixed: byTerm, periodic: days(30), ...withEvidence }, nsw, {
    ...nswSource,
    note: '30 days need a contract of sale that promises vacant possession; a sale that is only planned needs 90.',
  }),
  ...rowsFor('NSW', noFault.slice(1), { fixed: byTerm, periodic: days(90), ...withEvidence }, nsw, nswSource),
  ...rowsFor('NSW', ['arrears', 'breach'], { fixed: anyTime(14), periodic: days(14), ...withReason }, nsw, nswSource),
];

const vicRows: readonly Row[] = [
  ...rowsFor(
    'VIC',
    noFault,
    { fixed: days(60), periodic: days(60), ...withEvidence },
    { from: '2021-03-29', to: '2025-11-24' },
    {
      source: sources.cav,
      confidence: 'S',
      note: 'We couldn’t confirm which evidence the notice needs.',
      fromUnconfirmed: true,
    },
  ),
  ...rowsFor(
    'VIC',
    noFault,
    { fixed: days(90), periodic: days(90), ...withEvidence },
    { from: '2025-11-25' },
    { source: sources.cav, confidence: 'S', note: 'We couldn’t confirm which evidence the notice needs.' },
  ),
  ...rowsFor(
    'VIC',
    ['endOfTerm'],
    { fixed: byTerm, periodic: null, ...withoutReason },
    { from: '2021-03-29', to: '2025-11-24' },
    { source: sources.vicAct, confidence: 'M', note: 'Only at the end of the first term. Banned since 25 Nov 2025.' },
  ),
];

const qldRows: readonly Row[] = [
  ...rowsFor(
    'QLD',
    ['endOfTerm'],
    { fixed: { notice: { months: 2 } }, periodic: null, ...withReason },
    { from: '2022-10-01' },
    { source: sources.qldAct, confidence: 'S', note: 'On Form 12.', fromUnconfirmed: true },
  ),
  ...rowsFor(
    'QLD',
    ['sale'],
    { fixed: null, periodic: weeks(4), ...withReason },
    { from: actFrom.QLD, to: '2022-09-30' },
    { source: sources.qldAct, confidence: 'S', fromUnconfirmed: true },
  ),
  ...rowsFor(
    'QLD',
    ['sale'],
    { fixed: null, periodic: { notice: { months: 2 } }, ...withReason },
    { from: '2022-10-01' },
    { source: sources.qldAct, confidence: 'M', note: 'On Form 12.', fromUnconfirmed: true },
  ),
];

const ntNow = { from: '2024-01-02' };
const ntBefore = { from: actFrom.NT, to: '2024-01-01' };
const otherRows: readonly Row[] = [
  ...rowsFor(
    'WA',
    ['noGround'],
    { fixed: days(30), periodic: days(60), ...withoutReason },
    { from: '2013-07-01' },
    { source: sources.waAct, confidence: 'M', fromUnconfirmed: true },
  ),
  ...rowsFor(
    'SA',
    noFault.slice(0, 4),
    { fixed: days(60), periodic: days(60), ...withEvidence },
    { from: '2024-07-01' },
    { source: sources.saAct, confidence: 'S', note: 'Many grounds need evidence in writing.' },
  ),
  ...rowsFor(
    'TAS',
    ['sale', 'ownerMovesIn', 'renovation', 'changeOfUse'],
    { fixed: null, periodic: days(42), ...withReason },
    { from: actFrom.TAS },
    { source: sources.tasAct, confidence: 'M', fromUnconfirmed: true },
  ),
  ...rowsFor(
    'TAS',
    ['endOfTerm'],
    { fixed: days(42), periodic: null, ...withReason },
    { from: actFrom.TAS },
    { source: sources.tasAct, confidence: 'M', fromUnconfirmed: true },
  ),
  ...(
    [
      ['sale', 8],
      ['ownerMovesIn', 8],
      ['renovation', 12],
      ['changeOfUse', 26],
    ] as const
  ).flatMap(([ground, count]) =>
    rowsFor(
      'ACT',
      [ground],
      { fixed: null, periodic: weeks(count), ...withReason },
      { from: '2023-04-01' },
      { source: sources.actAct, confidence: 'M', note: 'The range of 8 to 26 weeks is from a secondary source.' },
    ),
  ),
  ...rowsFor('NT', ['noGround'], { fixed: days(14), periodic: days(42), ...withoutReason }, ntBefore, {
    source: sources.ntAct,
    confidence: 'S',
    fromUnconfirmed: true,
  }),
  ...rowsFor('NT', ['noGround'], { fixed: days(60), periodic: days(60), ...withoutReason }, ntNow, {
    source: sources.ntGuide,
    confidence: 'S',
  }),
];

export const noticeToEndRows: readonly Row[] = [...nswRows, ...vicRows, ...qldRows, ...otherRows];
