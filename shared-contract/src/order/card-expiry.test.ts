import { describe, expect, it } from '@jest/globals';
import { cardExpiry, lastDayOfCard } from './card-expiry.ts';

const card = (expiryMonth: number, expiryYear: number) => ({ expiryMonth, expiryYear });

describe('cardExpiry', () => {
  it.each([
    [card(11, 2026), '2026-11-30', 'expiresSoon'],
    [card(11, 2026), '2026-12-01', 'expired'],
    [card(12, 2026), '2026-11-01', 'expiresSoon'],
    [card(1, 2027), '2026-12-31', 'expiresSoon'],
    [card(1, 2027), '2026-11-30', 'valid'],
    [card(12, 2025), '2026-01-01', 'expired'],
  ])('of %j on %s is %s', (one, today, expiry) => {
    expect(cardExpiry(one, today)).toBe(expiry);
  });
});

describe('lastDayOfCard', () => {
  it.each([
    [card(2, 2028), '2028-02-29'],
    [card(2, 2026), '2026-02-28'],
    [card(12, 2026), '2026-12-31'],
  ])('of %j is %s', (one, day) => {
    expect(lastDayOfCard(one)).toBe(day);
  });
});
