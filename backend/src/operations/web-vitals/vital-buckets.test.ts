import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bucketOf, greatestOf } from './vital-buckets.ts';

const rounded = (value: number) => greatestOf(bucketOf(value));

it('rounds up to two digits', () => {
  expect([0, 0.001, 0.05, 0.1, 0.101, 200, 200.1, 1_234, 2_500, 99_500].map(rounded)).toEqual([
    0, 0.001, 0.05, 0.1, 0.11, 200, 210, 1_300, 2_500, 100_000,
  ]);
});

it.each([0.1, 0.25, 200, 500, 800, 1_800, 2_500, 3_000, 4_000])('decides at the limit %d like the value', (limit) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600_000_000 }), (thousandths) => {
      const value = thousandths / 1_000;
      return rounded(value) <= limit === value <= limit;
    }),
  );
  expect([rounded(limit), rounded(limit + 0.001) > limit]).toEqual([limit, true]);
});

it('has a last bucket', () => {
  for (const value of [600_000, 1e15, Number.MAX_VALUE]) expect(bucketOf(value)).toBe(760);
});
