import { describe, expect, it } from '@jest/globals';
import { elapsed } from './clock.ts';
import { tokenLifetime } from './token-lifetime.ts';

const serverNow = 1_700_000_000_000;

describe('tokenLifetime', () => {
  it.each([
    ['expiresIn in seconds', { expiresIn: 600 }, 600_000],
    ['epoch seconds, compared with the clock of the server', { accessTokenExpiry: 1_700_000_600 }, 600_000],
    ['epoch milliseconds', { accessTokenExpiry: 1_700_000_600_000 }, 600_000],
    ['an expiry in the past', { accessTokenExpiry: 1_600_000_000 }, 0],
    ['milliseconds where seconds would mean years', { expiresIn: 86_400_000 }, 86_400_000],
  ])('(c.27) reads %s', (_name, tokens, ms) => {
    expect(tokenLifetime({ accessToken: 'a', ...tokens }, serverNow)).toEqual({ ms, hasConflict: false });
  });

  it.each([
    ['a negative expiresIn', { expiresIn: -5 }],
    ['an expiresIn that is not a number', { expiresIn: Number.NaN }],
    ['an infinite expiresIn', { expiresIn: Number.POSITIVE_INFINITY }],
    ['no expiry', {}],
  ])('(c.27) returns null for %s', (_name, tokens) => {
    expect(tokenLifetime({ accessToken: 'a', ...tokens }, serverNow)).toBeNull();
  });

  it.each([
    ['the earlier one', { expiresIn: 600, accessTokenExpiry: 1_700_000_060 }, 60_000, true],
    ['the earlier one', { expiresIn: 60, accessTokenExpiry: 1_700_000_600 }, 60_000, true],
    ['the one in seconds', { expiresIn: 600_000, accessTokenExpiry: 1_700_000_600 }, 600_000, true],
    [
      'either, when rounding explains the difference',
      { expiresIn: 600, accessTokenExpiry: 1_700_000_599 },
      599_000,
      false,
    ],
  ])('(c.28) uses %s of two expiry fields', (_name, tokens, ms, hasConflict) => {
    expect(tokenLifetime({ accessToken: 'a', ...tokens }, serverNow)).toEqual({ ms, hasConflict });
  });
});

describe('elapsed', () => {
  it('is the larger of both clocks, and never negative', () => {
    expect(elapsed({ wall: 0, monotonic: 0 }, { wall: 8 * 3600_000, monotonic: 1000 })).toBe(8 * 3600_000);
    expect(elapsed({ wall: 9_000, monotonic: 0 }, { wall: 0, monotonic: 1000 })).toBe(1000);
    expect(elapsed({ wall: 9_000, monotonic: 9_000 }, { wall: 0, monotonic: 0 })).toBe(0);
  });
});
