import { expect, it } from '@jest/globals';
import { bedroomsText, daysText, medianText } from './market-text.ts';

it('names days, bedrooms and medians in words', () => {
  expect([0, 1, 18].map(daysText)).toEqual(['Less than a day', '1 day', '18 days']);
  expect([0, 1, 2, 5].map(bedroomsText)).toEqual(['Studio', '1 bedroom', '2 bedrooms', '5+ bedrooms']);
  expect(medianText({ medianPrice: '925000.00' })).toBe('$925,000');
  expect(medianText({ medianPrice: null })).toBe('Too few prices');
});
