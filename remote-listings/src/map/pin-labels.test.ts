import { expect, it } from '@jest/globals';
import { pinLabel, shortCount, shortPrice } from './pin-labels.ts';

it('shortens prices', () => {
  expect([650, 1250, 895_000, 1_250_000, 12_400_000, null].map(shortPrice)).toEqual([
    '$650',
    '$1,250',
    '$895k',
    '$1.25M',
    '$12.4M',
    'POA',
  ]);
});

it('shortens counts', () => {
  expect([2, 999, 1234].map(shortCount)).toEqual(['2', '999', '1.23k']);
});

it.each([
  { count: 1, price: 650 },
  { count: 1, price: 1_255_000 },
  { count: 1, price: null },
  { count: 1234, price: null },
])('labels a pin with the text that it shows: $count, $price', (pin) => {
  const shown = pin.count > 1 ? shortCount(pin.count) : shortPrice(pin.price);
  expect(pinLabel(pin).toLowerCase()).toContain(shown.toLowerCase());
});
