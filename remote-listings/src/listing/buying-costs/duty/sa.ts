import type { DutyRow } from './duty-rules.ts';

export const sa: readonly DutyRow[] = [
  {
    state: 'SA',
    rule: 'transfer-duty',
    from: '2024-06-06',
    checked: '2025-02-13',
    act: 'Stamp Duties Act 1923 (SA)',
    source: { title: 'RevenueSA', url: 'https://www.revenuesa.sa.gov.au/stamp-duty-land/rate-of-stamp-duty' },
    confidence: 'P',
    value: {
      scale: {
        bands: [
          { above: 0, base: 0, rate: 100 },
          { above: 12_000, base: 120, rate: 200 },
          { above: 30_000, base: 480, rate: 300 },
          { above: 50_000, base: 1_080, rate: 350 },
          { above: 100_000, base: 2_830, rate: 400 },
          { above: 200_000, base: 6_830, rate: 425 },
          { above: 250_000, base: 8_955, rate: 475 },
          { above: 300_000, base: 11_330, rate: 500 },
          { above: 500_000, base: 21_330, rate: 550 },
        ],
        counts: 'hundreds',
      },
      firstHome: {
        name: 'First home buyer relief',
        establishedHome: null,
        newHome: { kind: 'exempt', upTo: Number.POSITIVE_INFINITY },
        land: { kind: 'exempt', upTo: Number.POSITIVE_INFINITY },
        text: 'Only for new homes and land to build on, at any price. Established homes have none.',
      },
    },
  },
];
