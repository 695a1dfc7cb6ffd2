import { describe, expect, it } from '@jest/globals';
import { randomOf } from '../random.ts';
import { processorsFor, simulatedP99, usedProcessors } from './queue.ts';

describe('the simulated queue', () => {
  it('agrees with the formula of one processor: p99 = mean ÷ (1 − use) × ln 100', () => {
    const kinds = [{ perSecond: 50, milliseconds: 10 }];
    expect(usedProcessors(kinds)).toBe(0.5);
    const exact = (10 / (1 - 0.5)) * Math.log(100);
    const simulated = simulatedP99(kinds, 1, randomOf(1));
    expect(simulated).toBeGreaterThan(exact * 0.9);
    expect(simulated).toBeLessThan(exact * 1.1);
  });

  it('never ends for more work than the processors can do', () => {
    expect(simulatedP99([{ perSecond: 200, milliseconds: 10 }], 2, randomOf(1))).toBe(Number.POSITIVE_INFINITY);
  });

  it('adds processors until they are busy for at most half of the time and fast enough', () => {
    const kinds = [
      { perSecond: 100, milliseconds: 10 },
      { perSecond: 1_000, milliseconds: 1 },
    ];
    const { processors, p99 } = processorsFor(kinds, 60, randomOf(1));
    expect(processors).toBeGreaterThanOrEqual(4);
    expect(p99).toBeLessThanOrEqual(60);
    expect(() => processorsFor(kinds, 1, randomOf(1))).toThrow(RangeError);
  });
});
