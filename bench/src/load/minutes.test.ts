import { expect, test } from '@jest/globals';
import { p99OfMinutes } from './minutes.ts';

/** 100 responses in a minute that took 1, 2 … 100 times `unit` milliseconds. */
const minute = (index: number, unit: number) =>
  Array.from({ length: 100 }, (_, number) => ({ at: index * 60_000 + number, took: (number + 1) * unit }));

test('each minute has a percentile of its own, and responses after the last one do not count', () => {
  const responses = [...minute(1, 3), ...minute(0, 2), ...minute(2, 50)];
  expect(p99OfMinutes(responses, 2)).toEqual([198, 297]);
});

test('a minute without responses is an error, because nothing was measured', () => {
  expect(() => p99OfMinutes(minute(0, 1), 2)).toThrow('minute 2');
});
