import { expect, it } from '@jest/globals';
import { cardLabel, expiryLabel } from './card-label.ts';

it.each([
  ['visa', 'Visa ending in 4242'],
  ['Mastercard', 'Mastercard ending in 4242'],
  ['amex', 'American Express ending in 4242'],
])('names a card of the brand %s', (brand, label) => {
  expect(cardLabel({ brand, lastFour: '4242' })).toBe(label);
});

it('shows the expiry as on the card', () => {
  expect(expiryLabel({ expiryMonth: 3, expiryYear: 2028 })).toBe('03/28');
});
