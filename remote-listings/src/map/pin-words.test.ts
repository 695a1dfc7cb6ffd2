import { expect, it } from '@jest/globals';
import { pinWords, shortCount, shortPrice } from './pin-words.ts';

it('makes prices short enough for a pin', () => {
  expect([650, 1250, 895_000, 1_250_000, 12_400_000, null].map(shortPrice)).toEqual([
    '$650',
    '$1,250',
    '$895k',
    '$1.25M',
    '$12.4M',
    'Ask',
  ]);
});

it('makes counts short', () => {
  expect([2, 999, 1234].map(shortCount)).toEqual(['2', '999', '1.23k']);
});

it('says what a pin stands for', () => {
  expect(pinWords({ count: 1, price: 650 })).toBe('Property for $650');
  expect(pinWords({ count: 1, price: null })).toBe('Property, price on request');
  expect(pinWords({ count: 1200, price: null })).toBe('1,200 properties here');
});
