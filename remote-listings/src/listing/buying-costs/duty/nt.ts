import type { DutyRow } from './duty-rules.ts';

export const nt: readonly DutyRow[] = [
  {
    state: 'NT',
    rule: 'transfer-duty',
    from: '2019-07-01',
    checked: '2025-12-11',
    act: 'Stamp Duty Act 1978 (NT)',
    source: {
      title: 'Territory Revenue Office',
      url: 'https://nt.gov.au/employ/money-and-taxes/taxes-royalties-and-grants/stamp-duty',
    },
    confidence: 'S',
    fromUnconfirmed: true,
    value: {
      scale: {
        // D = 0.06571441 V² + 15 V, where V is the value in thousands of dollars.
        bands: [
          { above: 0, base: 0, rate: 150, square: 0.065_714_41 },
          { above: 525_000, base: 0, rate: 495, ofWhole: true },
          { above: 2_999_999.99, base: 0, rate: 575, ofWhole: true },
          { above: 4_999_999.99, base: 0, rate: 595, ofWhole: true },
        ],
        counts: 'exact',
      },
      firstHome: {
        name: 'First home concession',
        establishedHome: null,
        newHome: null,
        land: null,
        text: 'The Northern Territory has no first home concession on duty. It has grants, which aren’t included.',
      },
    },
  },
];
