import { describe, expect, it } from '@jest/globals';
import { looksAlike } from './look-alike.ts';

describe('looksAlike', () => {
  it.each([
    ['ffff0000ffff0000', 'ffff0000ffff0000', true],
    ['ffff0000ffff0000', 'ffff0000ffff001f', true],
    ['ffff0000ffff0000', 'ffff0000ffff003f', false],
    ['0000000000000000', 'ffffffffffffffff', false],
  ])('%s and %s: %s', (one, other, alike) => {
    expect(looksAlike(one, other)).toBe(alike);
  });
});
