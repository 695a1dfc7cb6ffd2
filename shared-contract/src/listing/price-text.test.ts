import { describe, expect, it } from '@jest/globals';
import { priceText } from './price-text.ts';

describe('priceText', () => {
  it('formats a rent per week and a sale price, without cents when there are none', () => {
    expect(priceText({ displayType: 'value', displayValue: { value: '650.00' } }, 'lease')).toBe('$650 per week');
    expect(priceText({ displayType: 'value', displayValue: { value: '1250000.00' } }, 'sale')).toBe('$1,250,000');
    expect(priceText({ displayType: 'value', displayValue: { value: '412.50' } }, 'lease')).toBe('$412.50 per week');
  });

  it('formats a range from its lower to its upper end', () => {
    const range = { range: { min: '850000.00', max: '890000.00' } };
    expect(priceText({ displayType: 'range', displayValue: range }, 'both')).toBe('$850,000 – $890,000');
  });

  it('V22: never shows a hidden price, also when the value is known', () => {
    const known = { displayType: 'hide', displayValue: { value: '999999.00' } } as const;
    expect(priceText(known, 'sale')).toBe('Price on application');
    expect(priceText({ displayType: 'hide' }, 'lease')).toBe('Price on application');
    expect(priceText({ displayType: 'value' }, 'sale')).toBe('Price on application');
  });

  it('names the auction in place of a hidden sale price, until it has taken place', () => {
    const hidden = { displayType: 'hide' } as const;
    expect(priceText(hidden, 'sale', '2999-12-05T00:00:00Z')).toBe('Auction');
    expect(priceText(hidden, 'lease', '2999-12-05T00:00:00Z')).toBe('Price on application');
    expect(priceText(hidden, 'sale', '2020-12-05T00:00:00Z')).toBe('Price on application');
    const shown = { displayType: 'value', displayValue: { value: '650000.00' } } as const;
    expect(priceText(shown, 'sale', '2999-12-05T00:00:00Z')).toBe('$650,000');
  });
});
