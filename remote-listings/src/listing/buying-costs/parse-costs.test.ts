import { expect, it } from '@jest/globals';
import { parseCosts } from './parse-costs.ts';

const typed = { price: '800,000', deposit: '20%', rate: '6' };

it('reads a deposit in dollars and as a percentage of the price', () => {
  expect(parseCosts(typed)).toEqual({ price: 80_000_000, deposit: 16_000_000, rate: 6, errors: {} });
  expect(parseCosts({ ...typed, deposit: '$90,000' }).deposit).toBe(9_000_000);
  expect(parseCosts({ ...typed, rate: '6.25 %' }).rate).toBe(6.25);
});

it('a missing price is no error, and leaves the deposit unknown only when it is a percentage', () => {
  expect(parseCosts({ ...typed, price: '' })).toEqual({ price: null, deposit: null, rate: 6, errors: {} });
});

it.each([
  [{ price: 'about 800-900' }, { price: expect.stringContaining('Enter an amount') }],
  [{ price: '650' }, { price: 'Enter a price from $10,000 to $1,000,000,000.' }],
  [{ deposit: 'some' }, { deposit: 'Enter a percentage such as 10% or an amount such as $50,000.' }],
  [{ deposit: '20' }, { deposit: 'Enter a percentage such as 10% or an amount such as $50,000.' }],
  [{ deposit: '900,000' }, { deposit: 'The deposit can’t be more than the price.' }],
  [{ deposit: '101%' }, { deposit: 'The deposit can’t be more than the price.' }],
  [{ rate: '' }, { rate: 'Enter a rate from 0 to 25, such as 6.25.' }],
  [{ rate: '26' }, { rate: 'Enter a rate from 0 to 25, such as 6.25.' }],
])('%j is %j', (change, errors) => {
  expect(parseCosts({ ...typed, ...change }).errors).toEqual(errors);
});
