import { describe, expect, it } from '@jest/globals';
import { brandOf, cardErrors, parseExpiry } from './card-check.ts';

const now = new Date('2026-11-23T00:00:00Z');
const card = { number: '4242 4242 4242 4242', expiryMonth: 12, expiryYear: 2026, securityCode: '123' };

describe('a card', () => {
  it.each([
    [{}, {}],
    [{ number: '' }, { number: 'Enter your card number.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Check your card number.' }],
    [{ number: '4242 4242 424' }, { number: 'Check your card number.' }],
    [{ expiryMonth: 13 }, { expiry: 'Enter the expiry as MM/YY.' }],
    [{ expiryMonth: 10 }, { expiry: 'This card has expired.' }],
    [{ expiryMonth: 11 }, {}],
    [{ expiryYear: 2099 }, { expiry: 'Check the expiry date.' }],
    [{ securityCode: '12' }, { securityCode: 'Enter the 3-digit code.' }],
    [{ number: '3782 822463 10005' }, { securityCode: 'Enter the 4-digit code.' }],
  ])('with %j has the errors %j', (typed, errors) => {
    expect(cardErrors({ ...card, ...typed }, now)).toEqual(errors);
  });

  it('is valid until the end of its month everywhere', () => {
    const november = { ...card, expiryMonth: 11 };
    expect(cardErrors(november, new Date('2026-12-01T11:59:00Z'))).toEqual({});
    expect(cardErrors(november, new Date('2026-12-01T12:01:00Z'))).toEqual({ expiry: 'This card has expired.' });
  });
});

it.each([
  ['04 / 29', { expiryMonth: 4, expiryYear: 2029 }],
  ['4/2029', { expiryMonth: 4, expiryYear: 2029 }],
  ['0429', { expiryMonth: 4, expiryYear: 2029 }],
  ['04 /', { expiryMonth: Number.NaN, expiryYear: Number.NaN }],
])('reads the expiry %s', (text, expiry) => expect(parseExpiry(text)).toEqual(expiry));

it.each([
  ['4242', 'visa'],
  ['5555', 'mastercard'],
  ['2223', 'mastercard'],
  ['2720', 'mastercard'],
  ['2721', 'unknown'],
  ['2220', 'unknown'],
  ['37', 'amex'],
])('knows the brand of %s', (digits, brand) => expect(brandOf(digits)).toBe(brand));
