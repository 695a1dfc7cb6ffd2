import { expect, it } from '@jest/globals';
import { lastOpenDay, offerExpiryLabel } from './offer-expiry.ts';

// Midnight after the 29th in Melbourne, which is eleven hours ahead.
const offer = { status: 'pending', expiresAt: '2026-11-29T13:00:00.000Z' };
const zone = 'Australia/Melbourne';

it.each([
  ['2026-11-29T12:59:59Z', 'pending', 'Expires today, at the end of 29 November 2026'],
  ['2026-11-28T12:59:59Z', 'pending', 'Expires tomorrow, at the end of 29 November 2026'],
  ['2026-11-27T12:59:59Z', 'countered', 'Expires in 2 days, at the end of 29 November 2026'],
  ['2026-11-15T12:59:59Z', 'countered', 'Expires in 14 days, at the end of 29 November 2026'],
  ['2026-11-14T12:59:59Z', 'countered', 'Expires at the end of 29 November 2026'],
  ['2026-11-29T13:00:00Z', 'pending', 'Expired at the end of 29 November 2026'],
  ['2026-11-29T12:00:00Z', 'expired', 'Expired at the end of 29 November 2026'],
])('at %s: a %s offer says "%s"', (now, status, label) => {
  expect(offerExpiryLabel({ ...offer, status }, zone, new Date(now))).toBe(label);
});

it('ends with the day at the property', () => {
  expect(lastOpenDay(offer.expiresAt, zone)).toBe('2026-11-29');
  expect(lastOpenDay(offer.expiresAt, 'Australia/Perth')).toBe('2026-11-29');
  expect(lastOpenDay('2026-11-29T16:00:00Z', 'Australia/Perth')).toBe('2026-11-29');
});
