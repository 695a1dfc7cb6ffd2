import type { DutyBand, DutyRow, FirstHomeRelief } from './duty-rules.ts';

/** The bands above the lowest ones. `less` is what the lowest bands of owner-occupiers save. */
const upper = (less: number): readonly DutyBand[] => [
  { above: 300_000, base: 4_600 - less, rate: 340 },
  { above: 500_000, base: 11_400 - less, rate: 432 },
  { above: 750_000, base: 22_200 - less, rate: 590 },
  { above: 1_000_000, base: 36_950 - less, rate: 640 },
  { above: 1_455_000, base: 0, rate: 454, ofWhole: true },
];
/** At most the duty of an owner-occupier at $1,020,000. */
const firstHome: FirstHomeRelief = { kind: 'less', steps: [{ below: Number.POSITIVE_INFINITY, amount: 35_238 }] };

export const act: readonly DutyRow[] = [
  {
    state: 'ACT',
    rule: 'transfer-duty',
    from: '2025-07-01',
    checked: '2025-12-11',
    act: 'Duties Act 1999 (ACT)',
    source: { title: 'ACT Revenue Office', url: 'https://www.revenue.act.gov.au/duties/conveyance-duty' },
    confidence: 'S',
    note: 'Rates are determined every 1 July.',
    value: {
      scale: {
        bands: [{ above: 0, base: 0, rate: 120 }, { above: 200_000, base: 2_400, rate: 220 }, ...upper(0)],
        counts: 'hundreds',
      },
      owner: {
        name: 'Owner-occupier rate',
        scale: {
          bands: [{ above: 0, base: 0, rate: 28 }, { above: 260_000, base: 728, rate: 220 }, ...upper(2_992)],
          counts: 'hundreds',
        },
        upTo: Number.POSITIVE_INFINITY,
        kinds: ['home', 'land'],
      },
      firstHome: {
        name: 'Home Buyer Concession Scheme',
        establishedHome: firstHome,
        newHome: firstHome,
        land: firstHome,
        text: 'For buyers within the scheme’s income limits who have owned no property for 5 years. You live there for a year.',
      },
    },
  },
];
