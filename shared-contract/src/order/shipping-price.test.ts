import { expect, it } from '@jest/globals';
import { shippingPrice } from './shipping-price.ts';

it('costs $14.95 to ship an order to most states, and $19.95 to WA, TAS and NT', () => {
  const near = ['NSW', 'VIC', 'ACT', 'QLD', 'SA'] as const;
  const far = ['WA', 'TAS', 'NT'] as const;
  expect(new Set(near.map(shippingPrice))).toEqual(new Set([1_495]));
  expect(new Set(far.map(shippingPrice))).toEqual(new Set([1_995]));
});
