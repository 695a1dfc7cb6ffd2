import { describe, expect, it } from '@jest/globals';
import { plannedSteps, widenedSteps } from './canary-steps.ts';

const now = new Date('2026-01-01T00:00:00.000Z');
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const planned = plannedSteps({ percent: '5', widen: '25,50,100', every: '30m' }, now, 'Mia Chen');

describe('the steps of a canary', () => {
  it.each([
    ['30m', 30],
    ['2h', 120],
    ['1d', 1_440],
  ])('are %s apart', (every, minutes) => {
    const steps = plannedSteps({ percent: '5', widen: '25,100', every }, now, 'Mia Chen');
    expect(steps).toEqual([
      { percent: 5, from: now.toISOString(), by: 'Mia Chen' },
      { percent: 25, from: after(minutes).toISOString(), by: 'Mia Chen' },
      { percent: 100, from: after(2 * minutes).toISOString(), by: 'Mia Chen' },
    ]);
  });

  it.each([
    [{ percent: '5', widen: '25' }, 'belong together'],
    [{ percent: '5', every: '1h' }, 'belong together'],
    [{ percent: '5', widen: '25,25', every: '1h' }, 'that grow'],
    [{ percent: '50', widen: '25', every: '1h' }, 'that grow'],
    [{ percent: '5', widen: '25', every: '0m' }, 'a time such as'],
    [{ percent: '5', widen: '25', every: '30' }, 'a time such as'],
    [{ widen: '25', every: '1h' }, 'from 1 to 100'],
  ])('are refused: %j', (widening, message) => {
    expect(() => plannedSteps(widening, now, 'Mia Chen')).toThrow(message);
  });

  it('that were planned are replaced by a widening by hand, which only grows', () => {
    const widen = (percent: string, minutes: number) =>
      widenedSteps(planned, plannedSteps({ percent }, after(minutes), 'Sam Roy'), after(minutes));
    expect(widen('30', 40).map(({ percent, by }) => [percent, by])).toEqual([
      [5, 'Mia Chen'],
      [25, 'Mia Chen'],
      [30, 'Sam Roy'],
    ]);
    expect(() => widen('25', 40)).toThrow('has 25 % of the visitors already');
  });
});
