import { describe, expect, it } from '@jest/globals';
import { isNoisy, pairedRatio } from './pairs.ts';

describe('a ratio of pairs', () => {
  it('is the median of their ratios and ignores an outlier', () => {
    const pairs = [10, 11, 12, 13, 900].map((time) => [time, 10] as const);
    expect(pairedRatio(pairs).value).toBe(1.2);
  });

  it('is inside its interval, which is deterministic', () => {
    const pairs = Array.from({ length: 20 }, (_, index) => [100 + index, 100] as const);
    const { value, interval } = pairedRatio(pairs);
    expect(interval[0]).toBeLessThan(value);
    expect(interval[1]).toBeGreaterThan(value);
    expect(pairedRatio(pairs)).toEqual({ value, interval });
  });

  it.each([
    ['one that excludes 1', [1.01, 1.02], true],
    ['a wide one', [0.94, 1.05], true],
    ['a narrow one around 1', [0.98, 1.03], false],
  ] as const)('%s invalidates a run: %j', (_name, [low, high], noisy) => {
    expect(isNoisy({ value: 1, interval: [low, high] })).toBe(noisy);
  });
});
