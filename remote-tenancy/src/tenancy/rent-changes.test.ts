import { expect, it } from '@jest/globals';
import { rentChanges } from './rent-changes.ts';

const rents = [
  { from: '2024-02-29', rent: '775.00' },
  { from: '2025-05-08', rent: '800.00' },
  { from: '2026-06-01', rent: '820.00' },
];

it('lists the changes of the rent after the first one, newest first', () => {
  expect(rentChanges({ rents }, [])).toEqual([rents[2], rents[1]]);
  expect(rentChanges({}, [])).toEqual([]);
});

it('leaves out a change that a notice announces, because the timeline shows the notice', () => {
  const content = { kind: 'rentIncrease', rent: '820.00', effectiveDate: '2026-06-01', calculation: '' } as const;
  expect(rentChanges({ rents }, [{ content }])).toEqual([rents[1]]);
});
