import type { DutyBand, DutyRow, FirstHomeRelief } from './duty-rules.ts';

const general: readonly DutyBand[] = [
  { above: 0, base: 0, rate: 190 },
  { above: 120_000, base: 2_280, rate: 285 },
  { above: 150_000, base: 3_135, rate: 380 },
  { above: 360_000, base: 11_115, rate: 475 },
  { above: 725_000, base: 28_453, rate: 515 },
];
const firstHome: FirstHomeRelief = { kind: 'rate', exemptTo: 500_000, end: 700_000, rate: 1_363 };

export const wa: readonly DutyRow[] = [
  {
    state: 'WA',
    rule: 'transfer-duty',
    from: '2025-03-21',
    checked: '2025-04-09',
    act: 'Duties Act 2008 (WA)',
    source: {
      title: 'RevenueWA',
      url: 'https://www.wa.gov.au/organisation/department-of-finance/transfer-duty-assessment',
    },
    confidence: 'S',
    note: 'The first home rate is from the government’s announcement. Sources differ on the scale for land and farms.',
    value: {
      scale: { bands: general, counts: 'hundreds' },
      owner: {
        name: 'Concessional rate for a home up to $200,000',
        scale: {
          bands: [
            { above: 0, base: 0, rate: 150 },
            { above: 120_000, base: 1_800, rate: 404 },
          ],
          counts: 'hundreds',
        },
        upTo: 200_000,
        kinds: ['home'],
      },
      firstHome: {
        name: 'First home owner rate',
        establishedHome: firstHome,
        newHome: firstHome,
        land: { kind: 'rate', exemptTo: 350_000, end: 450_000, rate: 1_539 },
        text: 'For homes up to $700,000 in Perth and Peel, and land up to $450,000. Outside Perth and Peel homes up to $750,000 qualify, and the duty can be lower than this estimate.',
      },
    },
  },
];
