import type { DutyRow, DutyScale, FirstHomeRelief } from './duty-rules.ts';

const scale: DutyScale = {
  bands: [
    { above: 0, base: 50, rate: 0 },
    { above: 3_000, base: 50, rate: 175 },
    { above: 25_000, base: 435, rate: 225 },
    { above: 75_000, base: 1_560, rate: 350 },
    { above: 200_000, base: 5_935, rate: 400 },
    { above: 375_000, base: 12_935, rate: 425 },
    { above: 725_000, base: 27_810, rate: 450 },
  ],
  counts: 'hundreds',
};

const row = (establishedHome: FirstHomeRelief | null, text: string) => ({
  state: 'TAS' as const,
  rule: 'transfer-duty',
  checked: '2025-07-01',
  act: 'Duties Act 2001 (Tas)',
  source: { title: 'State Revenue Office Tasmania', url: 'https://www.sro.tas.gov.au/property-transfer-duties' },
  value: {
    scale,
    firstHome: { name: 'First home duty exemption', establishedHome, newHome: null, land: null, text },
  },
});

export const tas: readonly DutyRow[] = [
  {
    ...row(
      { kind: 'exempt', upTo: 750_000 },
      'Only for established homes up to $750,000 that settle by 30 June 2026. You live there for 6 months.',
    ),
    from: '2024-02-18',
    confidence: 'P',
  },
  {
    ...row(null, 'The exemption for established homes was for settlements until 30 June 2026. Ask if it was extended.'),
    from: '2026-07-01',
    confidence: 'M',
    note: 'No source says whether the exemption was extended.',
  },
];
