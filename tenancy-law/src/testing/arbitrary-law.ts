import fc from 'fast-check';
import { addDays } from 'shared-contract/date/local-date';
import { australianState } from 'shared-contract/place/suburb';
import { allRows } from '../rules/all-rules.ts';

export const anyState = fc.constantFrom(...australianState.options);

/** The days around every change of a figure, leap days, daylight saving and public holidays. */
const notable = [
  ...allRows.map(({ from }) => from),
  ...['2020-02-29', '2024-02-29', '2028-02-29', '2023-02-28', '2100-02-28'],
  ...['2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'],
  ...['2025-12-24', '2026-01-26', '2026-04-03', '2026-04-25', '2026-12-25', '2027-01-01'],
  ...['2026-01-31', '2026-03-31', '2026-08-31', '2026-12-31'],
];

/** Local dates: half of them anywhere from 2015 to 2040, half within two days of a notable one. */
export const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 25 * 365 }).map((days) => addDays('2015-01-01', days)),
  fc.tuple(fc.constantFrom(...notable), fc.integer({ min: -2, max: 2 })).map(([date, days]) => addDays(date, days)),
);

export const anyLease = fc.constantFrom('fixed' as const, 'periodic' as const);
/** Weekly rents, often on or beside a threshold. */
export const anyRent = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc
    .tuple(fc.constantFrom(25_000, 70_000, 80_000, 90_000, 120_000), fc.integer({ min: -1, max: 1 }))
    .map(([cents, more]) => cents + more),
);
