import { expect, it } from '@jest/globals';
import { isRentBehind, rentLateness } from './rent-lateness.ts';

it.each([
  ['paid up', 'active', 0, { kind: 'none' }],
  ['due on this day', 'active', 1, { kind: 'dueToday' }],
  ['due on this day, with an end ahead', 'ending', 1, { kind: 'dueToday' }],
  ['due since yesterday', 'active', 2, { kind: 'behind', days: 2 }],
  ['late', 'active', 9, { kind: 'behind', days: 9 }],
  ['the last day of a tenancy that has ended', 'ended', 1, { kind: 'behind', days: 1 }],
] as const)('V31 rent that is %s', (_, status, arrearsDays, expected) => {
  expect(rentLateness({ status, arrearsDays })).toEqual(expected);
  expect(isRentBehind({ status, arrearsDays })).toBe(expected.kind === 'behind');
});
