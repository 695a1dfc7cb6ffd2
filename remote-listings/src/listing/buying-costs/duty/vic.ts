import type { DutyBand, DutyRow, FirstHomeRelief } from './duty-rules.ts';

const lowest: readonly DutyBand[] = [
  { above: 0, base: 0, rate: 140 },
  { above: 25_000, base: 350, rate: 240 },
];
const firstHome: FirstHomeRelief = { kind: 'taper', exemptTo: 600_000, end: 750_000, of: 'price' };

export const vic: readonly DutyRow[] = [
  {
    state: 'VIC',
    rule: 'transfer-duty',
    from: '2021-07-01',
    checked: '2025-12-11',
    act: 'Duties Act 2000 (Vic)',
    source: {
      title: 'State Revenue Office Victoria',
      url: 'https://www.sro.vic.gov.au/non-principal-place-residence-dutiable-property-current-rates',
    },
    confidence: 'P',
    value: {
      scale: {
        bands: [
          ...lowest,
          { above: 130_000, base: 2_870, rate: 600 },
          { above: 960_000, base: 0, rate: 550, ofWhole: true },
          { above: 2_000_000, base: 110_000, rate: 650 },
        ],
        counts: 'exact',
        toDollar: true,
      },
      owner: {
        name: 'Principal place of residence concession',
        scale: {
          bands: [...lowest, { above: 130_000, base: 2_870, rate: 500 }, { above: 440_000, base: 18_370, rate: 600 }],
          counts: 'exact',
          toDollar: true,
        },
        upTo: 550_000,
        kinds: ['home'],
      },
      firstHome: {
        name: 'First home buyer concession',
        establishedHome: firstHome,
        newHome: firstHome,
        land: firstHome,
        text: 'For homes and land up to $750,000. You move in within 12 months and stay for 12 months.',
      },
    },
  },
];
