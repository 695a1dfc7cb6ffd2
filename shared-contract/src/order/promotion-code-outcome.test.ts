import { describe, expect, it } from '@jest/globals';
import { promotionCodeOutcome } from './promotion-code-outcome.ts';

const springSale = { code: 'SPRING10', endAt: '2026-11-30T12:59:59.000Z' };

describe('promotionCodeOutcome', () => {
  it('V35: an unknown code is not found', () => {
    expect(promotionCodeOutcome(undefined, new Date())).toEqual({ outcome: 'not-found' });
    expect(promotionCodeOutcome(null, new Date())).toEqual({ outcome: 'not-found' });
  });

  it('V35: holds up to and at its end, and is expired a millisecond later', () => {
    const end = Date.parse(springSale.endAt);
    expect(promotionCodeOutcome(springSale, new Date(end - 1)).outcome).toBe('valid');
    expect(promotionCodeOutcome(springSale, new Date(end)).outcome).toBe('valid');
    expect(promotionCodeOutcome(springSale, new Date(end + 1))).toEqual({
      outcome: 'expired',
      code: springSale,
      endAt: springSale.endAt,
    });
  });

  it('V35: compares instants, whatever offset they are written in', () => {
    const sameInstant = { endAt: '2026-11-30T23:59:59+11:00' };
    expect(promotionCodeOutcome(sameInstant, new Date('2026-11-30T12:59:59Z')).outcome).toBe('valid');
    expect(promotionCodeOutcome(sameInstant, new Date('2026-11-30T13:00:00Z')).outcome).toBe('expired');
  });

  it('V35: a code without an end never expires', () => {
    expect(promotionCodeOutcome({ endAt: null }, new Date('2126-01-01T00:00:00Z')).outcome).toBe('valid');
  });
});
