import { describe, expect, it } from '@jest/globals';
import { orderNumber } from './order-number.ts';

describe('orderNumber', () => {
  it('has six digits from the first order on', () => {
    expect(orderNumber(1)).toBe('V-100001');
    expect(orderNumber(42)).toBe('V-100042');
    expect(orderNumber(950_000)).toBe('V-1050000');
  });

  it('refuses what is no counter', () => {
    for (const counter of [0, -1, 1.5, Number.NaN]) expect(() => orderNumber(counter)).toThrow(RangeError);
  });
});
