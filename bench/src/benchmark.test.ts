import { describe, expect, it } from '@jest/globals';
import { median, overLimit } from './benchmark.ts';

describe('a benchmark', () => {
  it('exceeds a limit above it, not at it', () => {
    const at = { name: 'at', value: 5, unit: 's', limit: 5 };
    const over = { name: 'over', value: 5.1, unit: 's', limit: 5 };
    expect(overLimit([at, over, { name: 'free', value: 9, unit: 's' }])).toEqual([over]);
  });

  it('takes the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 2, 3, 10])).toBe(2.5);
    expect(() => median([])).toThrow();
  });
});
