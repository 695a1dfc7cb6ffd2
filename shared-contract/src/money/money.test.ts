import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountOf, centsOf, formatMoney, formatPrice, gstWithin, parseMoney, parsePercent } from './money.ts';

describe('money', () => {
  it('returns the same cents after formatting and parsing an amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => centsOf(amountOf(cents)) === cents));
  });

  it.each(['12', '12.5', '12.500', '1,000.00', '$5.00', ''])('refuses %p as a wire amount', (text) =>
    expect(() => centsOf(text)).toThrow(/Expected a decimal amount/),
  );

  it('V23 reads what people type: commas stripped, first number, a lone sign is empty', () => {
    expect(parseMoney('$1,250.50 per week')).toBe(125_050);
    expect(parseMoney('650 - 700')).toBe(65_000);
    expect(parseMoney('$')).toBeNull();
    expect(parsePercent('12.5%')).toBe(12.5);
    expect(parsePercent('%')).toBeNull();
  });

  it('is written as Australians read it', () => {
    expect(formatMoney(125_000)).toBe('$1,250.00');
    expect(formatPrice(125_000)).toBe('$1,250');
    expect(formatPrice(125_050)).toBe('$1,250.50');
  });

  it('finds the GST inside a total, half a cent up', () => {
    expect(gstWithin(11_000)).toBe(1_000);
    expect(gstWithin(5_995)).toBe(545);
  });
});
