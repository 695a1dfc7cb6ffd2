import { expect } from '@jest/globals';
import fc from 'fast-check';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { allRows } from '../../rules/all-rules.ts';
import { daysAfter } from '../plain-dates.ts';

const seed = process.env.CI ? 16 : Date.now() % 2 ** 31;

/** Days on which counting goes wrong most easily: leap days, daylight saving, holidays, ends of months and years. */
const notable = [
  ...['2016-02-29', '2020-02-29', '2023-02-28', '2024-02-29', '2028-02-29', '2032-02-29'],
  ...['2025-04-06', '2025-10-05', '2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'],
  ...['2023-12-31', '2024-12-31', '2025-12-24', '2026-04-03', '2026-12-31', '2027-12-31'],
  ...['2025-08-31', '2025-12-31', '2026-01-31', '2026-03-31'],
];
const changes = [...new Set(allRows.flatMap(({ from, to }) => (to ? [from, daysAfter(to, 1)] : [from])))];
const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 25 * 365 }).map((days) => daysAfter('2016-01-01', days)),
  fc
    .tuple(fc.constantFrom(...notable, ...changes), fc.integer({ min: -3, max: 3 }))
    .map(([day, days]) => daysAfter(day, days)),
);

const aroundChanges = changes.flatMap((day) => [daysAfter(day, -1), day]);
const random = fc.sample(anyDate, { numRuns: 1_000, seed });

export const nothing = fc.constant(null);
export const anyDays = (max: number) => fc.integer({ min: 0, max });

/**
 * Compares the law functions with the second reading in every state, and reports the first disagreements. The dates are
 * 1,000 random ones, each with an input of its own, and the days around each change with `inputsPerChange` inputs:
 * a change often shows only for some rents or kinds of lease.
 */
export function expectAgreement<Input>(
  inputs: fc.Arbitrary<Input>,
  law: (state: AustralianState, date: string, input: Input) => unknown,
  second: (state: AustralianState, date: string, input: Input) => unknown,
  inputsPerChange = 30,
) {
  const dates = [...Array.from({ length: inputsPerChange }, () => aroundChanges).flat(), ...random];
  const disagreements: string[] = [];
  const values = fc.sample(inputs, { numRuns: dates.length, seed: seed + 1 });
  for (const [index, date] of dates.entries()) {
    const input = values[index] as Input;
    for (const state of australianState.options) {
      const [one, other] = [law(state, date, input), second(state, date, input)].map((value) => JSON.stringify(value));
      if (one !== other) disagreements.push(`${state} ${date} ${JSON.stringify(input)}: law ${one}, second ${other}`);
    }
  }
  expect({ seed, disagreements: disagreements.slice(0, 10) }).toEqual({ seed, disagreements: [] });
}
