import type { DutyBand, DutyRow } from './duty-rules.ts';

const general: readonly DutyBand[] = [
  { above: 0, base: 0, rate: 125 },
  { above: 17_000, base: 212, rate: 150 },
  { above: 37_000, base: 512, rate: 175 },
  { above: 99_000, base: 1_597, rate: 350 },
  { above: 372_000, base: 11_152, rate: 450 },
  { above: 1_240_000, base: 50_212, rate: 550 },
];

/** Premium duty applies to homes and residential land, not to farms. */
const residential: readonly DutyBand[] = [...general, { above: 3_721_000, base: 186_667, rate: 700 }];

export const nsw: readonly DutyRow[] = [
  {
    state: 'NSW',
    rule: 'transfer-duty',
    from: '2025-07-01',
    checked: '2025-12-11',
    act: 'Duties Act 1997 (NSW)',
    source: {
      title: 'Revenue NSW',
      url: 'https://www.revenue.nsw.gov.au/taxes-duties-levies-royalties/transfer-duty',
    },
    confidence: 'S',
    note: 'Thresholds are indexed every 1 July. Those of premium duty are from memory.',
    value: {
      scale: { bands: residential, counts: 'hundreds' },
      ruralScale: { bands: general, counts: 'hundreds' },
      firstHome: {
        name: 'First Home Buyers Assistance Scheme',
        establishedHome: { kind: 'taper', exemptTo: 800_000, end: 1_000_000, of: 'end' },
        newHome: { kind: 'taper', exemptTo: 800_000, end: 1_000_000, of: 'end' },
        land: { kind: 'taper', exemptTo: 350_000, end: 450_000, of: 'end' },
        text: 'For homes under $1,000,000 and land under $450,000. You move in within 12 months and stay for 12 months.',
      },
    },
  },
];
