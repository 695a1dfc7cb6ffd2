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
    expect(priceText({ displayType: 'hide', displayValue: { value: '999999.00' } }, 'sale')).toBe('Contact agent');
    expect(priceText({ displayType: 'hide' }, 'lease')).toBe('Contact agent');
    expect(priceText({ displayType: 'value' }, 'sale')).toBe('Contact agent');
  });
});
