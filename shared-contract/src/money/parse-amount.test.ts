import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { amountOf } from './money.ts';
import { amountText, parseAmount } from './parse-amount.ts';

const amount = (text: string) => {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.amount : 'refused';
};

describe('a typed amount', () => {
  it.each([
    ['650', '650.00'],
    ['$650.5', '650.50'],
    ['$ 1,250.50 per week', '1250.50'],
    ['1,250,000', '1250000.00'],
    ['1250000', '1250000.00'],
    ['$650pw', '650.00'],
    ['650 p.w.', '650.00'],
    ['$650/week', '650.00'],
    ['AUD 650 a week', '650.00'],
    ['', null],
    ['$', null],
  ])('%p is %p', (text, expected) => expect(amount(text)).toBe(expected));

  it.each([
    ['650,50', 'a decimal comma'],
    ['1,2', 'one digit after the comma'],
    ['950,00', 'two digits'],
    ['12,5000', 'four digits'],
    ['1234,567', 'four digits before the comma'],
    ['1.200,50', 'a point for thousands'],
    ['.50', 'no digit before the point'],
    ['650-700', 'two amounts'],
    ['650 700', 'two amounts'],
    ['-1', 'below zero'],
    ['650k', 'thousands'],
    ['1.2 million', 'millions'],
    ['2,800 pcm', 'by the month'],
    ['2,800 per month', 'by the month'],
    ['40,000 p.a.', 'by the year'],
    ['€650', 'another currency'],
    ['650.123', 'a tenth of a cent'],
  ])('%p is refused: %s', (text) => expect(amount(text)).toBe('refused'));

  it('is read back as it was formatted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cents) => {
        expect(amount(amountText(amountOf(cents)))).toBe(amountOf(cents));
      }),
    );
  });
});
