import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { type RentReceived, rentPosition } from './rent-position.ts';

const rent = (overrides: Partial<RentReceived> = {}): RentReceived => ({
  startDate: '2026-10-03',
  endDate: null,
  rentCents: 45_000,
  receivedCents: 6 * 45_000,
  ...overrides,
});

describe('V31 paid-to, part payment and arrears', () => {
  it('is paid to the last day of the last whole week received', () => {
    expect(rentPosition(rent(), '2026-11-13')).toEqual({ paidTo: '2026-11-13', partPaymentCents: 0, arrearsDays: 0 });
  });

  it('keeps what is less than a week as a part payment and does not move paid-to for it', () => {
    const position = rentPosition(rent({ receivedCents: 6 * 45_000 + 12_000 }), '2026-11-21');
    expect(position).toEqual({ paidTo: '2026-11-13', partPaymentCents: 12_000, arrearsDays: 8 });
  });

  it('has no paid-to before the first whole week, and is behind from the first day', () => {
    const position = rentPosition(rent({ receivedCents: 44_999 }), '2026-10-03');
    expect(position).toEqual({ paidTo: null, partPaymentCents: 44_999, arrearsDays: 1 });
  });

  it('is never behind when paid in advance or not yet begun', () => {
    expect(rentPosition(rent({ receivedCents: 20 * 45_000 }), '2026-11-21').arrearsDays).toBe(0);
    expect(rentPosition(rent({ receivedCents: 0 }), '2026-09-01').arrearsDays).toBe(0);
  });

  it('stops counting arrears on the day the tenancy ended', () => {
    const ended = rent({ endDate: '2026-11-20' });
    expect(rentPosition(ended, '2027-03-01').arrearsDays).toBe(7);
  });

  it('counts across a leap day', () => {
    const leap = rent({ startDate: '2028-02-24', receivedCents: 45_000 });
    expect(rentPosition(leap, '2028-03-02')).toMatchObject({ paidTo: '2028-03-01', arrearsDays: 1 });
  });

  it('accounts for every cent and never falls back when more rent arrives', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000 }), cents, cents, (rentCents, first, more) => {
        const before = rentPosition(rent({ rentCents, receivedCents: first }), '2026-11-21');
        const after = rentPosition(rent({ rentCents, receivedCents: first + more }), '2026-11-21');
        expect(before.partPaymentCents).toBeLessThan(rentCents);
        expect((first - before.partPaymentCents) % rentCents).toBe(0);
        expect((after.paidTo ?? '') >= (before.paidTo ?? '')).toBe(true);
        expect(after.arrearsDays).toBeLessThanOrEqual(before.arrearsDays);
      }),
    );
  });

  it('refuses rent that is not whole cents above zero', () => {
    expect(() => rentPosition(rent({ rentCents: 0 }), '2026-11-21')).toThrow(RangeError);
  });
});
