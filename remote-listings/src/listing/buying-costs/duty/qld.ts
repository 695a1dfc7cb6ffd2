import type { DutyRow } from './duty-rules.ts';

export const qld: readonly DutyRow[] = [
  {
    state: 'QLD',
    rule: 'transfer-duty',
    from: '2025-05-01',
    checked: '2025-09-04',
    act: 'Duties Act 2001 (Qld)',
    source: {
      title: 'Queensland Revenue Office',
      url: 'https://qro.qld.gov.au/duties/transfer-duty/calculate/concession-rates',
    },
    confidence: 'P',
    value: {
      scale: {
        bands: [
          { above: 5_000, base: 0, rate: 150 },
          { above: 75_000, base: 1_050, rate: 350 },
          { above: 540_000, base: 17_325, rate: 450 },
          { above: 1_000_000, base: 38_025, rate: 575 },
        ],
        counts: 'hundreds',
      },
      owner: {
        name: 'Home concession',
        scale: {
          bands: [
            { above: 0, base: 0, rate: 100 },
            { above: 350_000, base: 3_500, rate: 350 },
            { above: 540_000, base: 10_150, rate: 450 },
            { above: 1_000_000, base: 30_850, rate: 575 },
          ],
          counts: 'hundreds',
        },
        upTo: Number.POSITIVE_INFINITY,
        kinds: ['home'],
      },
      firstHome: {
        name: 'First home concession',
        establishedHome: {
          kind: 'less',
          steps: [
            { below: 710_000, amount: 17_350 },
            { below: 720_000, amount: 15_615 },
            { below: 730_000, amount: 13_880 },
            { below: 740_000, amount: 12_145 },
            { below: 750_000, amount: 10_410 },
            { below: 760_000, amount: 8_675 },
            { below: 770_000, amount: 6_940 },
            { below: 780_000, amount: 5_205 },
            { below: 790_000, amount: 3_470 },
            { below: 800_000, amount: 1_735 },
          ],
        },
        newHome: { kind: 'exempt', upTo: Number.POSITIVE_INFINITY },
        land: { kind: 'exempt', upTo: Number.POSITIVE_INFINITY },
        text: 'For established homes under $800,000, and new homes and land to build on at any price. You move into a home within a year, and onto land within two.',
      },
    },
  },
];
