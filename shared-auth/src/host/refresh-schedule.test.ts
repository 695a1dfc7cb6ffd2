import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { loadRetryDelay, mustWait, refreshDelay, refreshRetryDelay } from './refresh-schedule.ts';

const at = (ms: number) => ({ wall: ms, monotonic: ms });
const tokens = (lifetimeMs: number) => ({ accessToken: 'a', refreshToken: 'r', receivedAt: at(0), lifetimeMs });

describe('refreshDelay', () => {
  it.each([
    [600_000, 570_000],
    [30_100, 100],
    [30_000, 0],
    [29_900, 0],
  ])('(c.33) of a lifetime of %s ms is %s ms', (lifetime, delay) => {
    expect(refreshDelay(tokens(lifetime), [], at(0))).toBe(delay);
  });

  it('keeps a fifth of the lifetime, and at least a second, between two refreshes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100_000 }), (lifetime, age) => {
        const delay = refreshDelay(tokens(lifetime), [at(0)], at(age));
        expect(delay + age).toBeGreaterThanOrEqual(Math.max(1000, lifetime / 5));
      }),
    );
  });

  it('backs off after ten refreshes in 30 s', () => {
    const ten = Array.from({ length: 10 }, (_, index) => at(index * 1000));
    expect(refreshDelay(tokens(1000), ten, at(10_000))).toBe(20_000);
  });
});

describe('mustWait', () => {
  it.each([
    [5_100, false],
    [5_000, true],
    [4_900, true],
  ])('(c.33) with %s ms left is %s', (left, waits) => {
    expect(mustWait(tokens(600_000), at(600_000 - left))).toBe(waits);
  });
});

describe('retry delays', () => {
  it('of a load double up to a minute with jitter, and honour Retry-After', () => {
    expect(loadRetryDelay(1, 0.5)).toBe(1000);
    expect(loadRetryDelay(30, 1)).toBe(75_000);
    expect(loadRetryDelay(1, 0, 20_000)).toBe(20_000);
  });

  it('of a refresh are a minute with jitter, and honour a shorter Retry-After once', () => {
    expect(refreshRetryDelay(1, 0)).toBe(60_000);
    expect(refreshRetryDelay(9, 1)).toBe(75_000);
    expect(refreshRetryDelay(1, 0, 3_000)).toBe(3_000);
    expect(refreshRetryDelay(2, 0, 3_000)).toBe(60_000);
    expect(refreshRetryDelay(2, 0, 90_000)).toBe(90_000);
  });
});
