import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { abnDigits, formatAbn, isAbn, isAbnOfCompany } from './abn.ts';

/** The rule of the Australian Business Register, written without the library. */
function hasChecksum(digits: string): boolean {
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
  const values = [...digits].map((digit, index) => (index === 0 ? Number(digit) - 1 : Number(digit)));
  return weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0) % 89 === 0;
}

describe('isAbn', () => {
  it('V1: accepts 11 digits whose weighted sum is divisible by 89, with or without spaces', () => {
    for (const abn of ['51824753556', '11223491505', '33 102 417 032', ' 53 004 085 616 '])
      expect(isAbn(abn)).toBe(true);
  });

  it('V1: rejects a wrong check digit, a wrong length and letters', () => {
    for (const abn of ['11223493504', '5182475355', '518247535567', '5182475355A', '']) expect(isAbn(abn)).toBe(false);
  });

  it('V1: follows the checksum of the Australian Business Register', () => {
    const digits = fc.stringMatching(/^[1-9][1-9]\d{9}$/);
    fc.assert(
      fc.property(digits, (abn) => expect(isAbn(abn)).toBe(hasChecksum(abn))),
      { numRuns: 500 },
    );
  });

  it('V1: rejects an ABN with one wrong digit or two swapped neighbours', () => {
    const abn = '51824753556';
    for (let at = 0; at < abn.length; at += 1) {
      const wrong = String((Number(abn[at]) + 1) % 10);
      expect(isAbn(abn.slice(0, at) + wrong + abn.slice(at + 1))).toBe(false);
      const swapped = abn.slice(0, at) + (abn[at + 1] ?? '') + abn[at] + abn.slice(at + 2);
      if (swapped !== abn) expect([swapped, isAbn(swapped)]).toEqual([swapped, false]);
    }
  });

  it('V3: derives the ABN of a company from its ACN', () => {
    expect(isAbn('53 004 085 616')).toBe(true);
    expect(isAbn('54 004 085 616')).toBe(false);
  });
});

describe('isAbnOfCompany', () => {
  it('V3: compares the last nine digits of the ABN with the ACN', () => {
    expect(isAbnOfCompany('53 004 085 616', '004 085 616')).toBe(true);
    expect(isAbnOfCompany('51 824 753 556', '004 085 616')).toBe(false);
    expect(isAbnOfCompany('54 004 085 616', '004 085 616')).toBe(false);
  });
});

describe('formatAbn', () => {
  it('V1: groups the digits as invoices show them, and returns other text unchanged', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
    expect(formatAbn('518 typo')).toBe('518 typo');
    expect(abnDigits(' 53 004 085 616 ')).toBe('53004085616');
  });
});
