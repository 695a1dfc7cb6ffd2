import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fakeTime } from '../testing/fake-world.ts';
import { passed } from './clock.ts';
import { maxChunkMs, setLongTimeout } from './long-timeout.ts';
import { firstFetchDelay, mustWait, outageDelay, refreshDelay } from './refresh-schedule.ts';
import { lifetimeOf } from './token-lifetime.ts';

const at = (ms: number) => ({ wall: ms, monotonic: ms });
const held = (lifetimeMs: number) => ({ accessToken: 'a', refreshToken: 'r', receivedAt: at(0), lifetimeMs });

describe('(c.27) lifetime of a token', () => {
  it.each([
    ['expiresIn in seconds', { expiresIn: 600 }, 600_000],
    ['epoch seconds, against the server clock', { accessTokenExpiry: 1_700_000_600 }, 600_000],
    ['epoch milliseconds, detected', { accessTokenExpiry: 1_700_000_600_000 }, 600_000],
    ['already past', { accessTokenExpiry: 1_600_000_000 }, 0],
    ['negative', { expiresIn: -5 }, null],
    ['milliseconds for seconds, where seconds would be years', { expiresIn: 86_400_000 }, 86_400_000],
    [
      'milliseconds for seconds, beside a true expiry',
      { expiresIn: 600_000, accessTokenExpiry: 1_700_000_600 },
      600_000,
    ],
    ['not a number', { expiresIn: Number.NaN }, null],
    ['endless', { expiresIn: Number.POSITIVE_INFINITY }, null],
    ['none', {}, null],
  ])('%s', (_name, tokens, expected) => {
    expect(lifetimeOf({ accessToken: 'a', ...tokens }, 1_700_000_000_000)).toBe(expected);
  });
});

describe('schedule', () => {
  it.each([
    [600_000, 570_000],
    [30_100, 100],
    [30_000, 0],
    [29_900, 0],
  ])('(c.33) first refresh of a life of %s ms comes after %s', (life, delay) => {
    expect(refreshDelay(held(life), [], at(0))).toBe(delay);
  });

  it.each([
    [5_100, false],
    [5_000, true],
    [4_900, true],
  ])('(c.33) a request with %s ms left waits: %s', (left, waits) => {
    expect(mustWait(held(600_000), at(600_000 - left))).toBe(waits);
  });

  it('keeps a fifth of the lifetime, and never less than a second, between two refreshes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 100_000 }), (life, age) => {
        const delay = refreshDelay(held(life), [at(0)], at(age));
        expect(delay + age).toBeGreaterThanOrEqual(Math.max(1000, life / 5));
      }),
    );
  });

  it('cools down after ten refreshes in 30 s', () => {
    const ten = Array.from({ length: 10 }, (_, index) => at(index * 1000));
    expect(refreshDelay(held(1000), ten, at(10_000))).toBe(20_000);
  });

  it('asks for the first time again sooner and sooner less, up to a minute and a quarter', () => {
    expect(firstFetchDelay(1, 0.5)).toBe(1000);
    expect(firstFetchDelay(30, 1)).toBe(75_000);
    expect(firstFetchDelay(1, 0, 20_000)).toBe(20_000);
  });

  it('tries once a minute in an outage, jittered, and believes Retry-After once', () => {
    expect(outageDelay(1, 0)).toBe(60_000);
    expect(outageDelay(9, 1)).toBe(75_000);
    expect(outageDelay(1, 0, 3_000)).toBe(3_000);
    expect(outageDelay(2, 0, 3_000)).toBe(60_000);
    expect(outageDelay(2, 0, 90_000)).toBe(90_000);
  });
});

describe('clocks', () => {
  it('counts the larger of both, and never backwards', () => {
    expect(passed({ wall: 0, monotonic: 0 }, { wall: 8 * 3600_000, monotonic: 1000 })).toBe(8 * 3600_000);
    expect(passed({ wall: 9_000, monotonic: 0 }, { wall: 0, monotonic: 1000 })).toBe(1000);
  });

  it('keeps a timer of 30 days, in chunks', async () => {
    const time = fakeTime();
    let fired = 0;
    const chunks: number[] = [];
    const month = 30 * 24 * 3600_000;
    setLongTimeout(
      () => {
        fired += 1;
      },
      month,
      time.clock,
      (work, ms) => {
        chunks.push(ms);
        return time.setTimer(work, ms);
      },
    );
    await time.advance(month - 1);
    expect(fired).toBe(0);
    await time.advance(1);
    expect(fired).toBe(1);
    expect(Math.max(...chunks)).toBe(maxChunkMs);
  });
});
