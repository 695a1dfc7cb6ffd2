import { expect, it } from '@jest/globals';
import { buildPointer, percentAt } from './canary.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString();
const canary = {
  id: 'c',
  steps: [
    { percent: 5, from: at(0) },
    { percent: 25, from: at(30), by: 'Mia Chen' },
  ],
};

it('a canary widens by the clock', () => {
  const percents = [-1, 0, 29, 30, 1_000].map((minutes) => percentAt(canary, Date.parse(at(minutes))));
  expect(percents).toEqual([0, 5, 5, 25, 25]);
});

it('a pointer names the live build, and the canary when there is one', () => {
  const pointer = { id: 'b', createdAt: at(0) };
  expect(buildPointer.parse({ ...pointer, canary, later: 1 })).toEqual({ ...pointer, canary });
  expect(buildPointer.parse(pointer)).toEqual(pointer);
});

it.each([
  ['nothing', null],
  ['no steps', { id: 'c', steps: [] }],
  ['no id', { steps: canary.steps }],
  ['an id that is a path', { ...canary, id: '../x' }],
  ['more than all visitors', { id: 'c', steps: [{ percent: 101, from: at(0) }] }],
  ['a share that is no whole number', { id: 'c', steps: [{ percent: 0.5, from: at(0) }] }],
  ['no time', { id: 'c', steps: [{ percent: 5, from: 'now' }] }],
])('a canary with %s is none, and the live build stays live', (_what, damaged) => {
  expect(buildPointer.parse({ id: 'b', canary: damaged })).toEqual({ id: 'b' });
});
