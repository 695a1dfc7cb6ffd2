import { describe, expect, it } from '@jest/globals';
import { type BpayCheckMethod, isBpayReference, withCheckDigit } from './bpay-reference.ts';

const published: [string, BpayCheckMethod][] = [
  ['89557136', 'MOD10V01'],
  ['000016725', 'MOD10V01'],
  ['87348538', 'MOD10V05'],
];

describe('a BPAY reference (V11)', () => {
  it.each(published)('%s has the check digit of %s', (reference, method) => {
    expect(withCheckDigit(reference.slice(0, -1), method)).toBe(reference);
    expect(isBpayReference(reference, method)).toBe(true);
  });

  it('ends with 0 when the sum is a multiple of ten', () => {
    expect([withCheckDigit('5', 'MOD10V01'), withCheckDigit('0', 'MOD10V01')]).toEqual(['59', '00']);
    expect(isBpayReference('00', 'MOD10V01')).toBe(true);
  });

  it.each(published)('%s is invalid with any other digit at the end (%s)', (reference, method) => {
    const others = [...'0123456789'].map((digit) => `${reference.slice(0, -1)}${digit}`);
    expect(others.filter((one) => isBpayReference(one, method))).toEqual([reference]);
  });

  it('is invalid with one other digit anywhere, by Luhn', () => {
    const changed = [...'89557136'].flatMap((digit, index) =>
      [...'0123456789']
        .filter((other) => other !== digit)
        .map((other) => `${'89557136'.slice(0, index)}${other}${'89557136'.slice(index + 1)}`),
    );
    expect(changed).toHaveLength(72);
    expect(changed.filter((one) => isBpayReference(one, 'MOD10V01'))).toEqual([]);
  });

  it('has 2 to 20 digits and no other characters', () => {
    const longest = withCheckDigit('1'.repeat(19), 'MOD10V01');
    expect(isBpayReference(longest, 'MOD10V01')).toBe(true);
    const wrong = ['', '0', withCheckDigit('1'.repeat(20), 'MOD10V01'), '8955 7136', '8955713x', ' 89557136'];
    expect(wrong.filter((one) => isBpayReference(one, 'MOD10V01'))).toEqual([]);
  });
});
