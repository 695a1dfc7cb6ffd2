import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { arrearsDays, rentCovered } from './paid-to.ts';

const start = '2026-10-03';
const week = 45_000;

describe('V31 paid-to and part payment', () => {
  it('is the last day of the last whole week received', () => {
    expect(rentCovered(start, week, 6 * week)).toEqual({ paidTo: '2026-11-13', partPaymentCents: 0 });
  });

  it('keeps less than a week as a part payment and does not move paid-to', () => {
    expect(rentCovered(start, week, 6 * week + 12_000)).toEqual({ paidTo: '2026-11-13', partPaymentCents: 12_000 });
    expect(rentCovered(start, week, 7 * week - 1)).toEqual({ paidTo: '2026-11-13', partPaymentCents: week - 1 });
  });

  it('is null before the first whole week', () => {
    expect(rentCovered(start, week, 0)).toEqual({ paidTo: null, partPaymentCents: 0 });
    expect(rentCovered(start, week, week - 1)).toEqual({ paidTo: null, partPaymentCents: week - 1 });
  });

  it('includes leap days', () => {
    expect(rentCovered('2028-02-24', week, week).paidTo).toBe('2028-03-01');
  });

  it('accounts for every cent and never moves back when more rent arrives', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000 }), cents, cents, (rent, first, more) => {
        const before = rentCovered(start, rent, first);
        const after = rentCovered(start, rent, first + more);
        expect(before.partPaymentCents).toBeLessThan(rent);
        expect((first - before.partPaymentCents) % rent).toBe(0);
        expect((after.paidTo ?? '') >= (before.paidTo ?? '')).toBe(true);
      }),
    );
  });

  it('rejects a rent that is not a positive whole number of cents', () => {
    expect(() => rentCovered(start, 0, week)).toThrow(RangeError);
    expect(() => rentCovered(start, 450.5, week)).toThrow(RangeError);
  });
});

describe('V31 arrears', () => {
  const tenancy = { startDate: start, endDate: null, paidTo: '2026-11-13' };

  it('counts the days after paid-to', () => {
    expect(arrearsDays(tenancy, '2026-11-13')).toBe(0);
    expect(arrearsDays(tenancy, '2026-11-21')).toBe(8);
  });

  it('is zero when paid in advance or not yet started', () => {
    expect(arrearsDays(tenancy, '2026-11-01')).toBe(0);
    expect(arrearsDays({ ...tenancy, paidTo: null }, '2026-09-01')).toBe(0);
  });

  it('starts on the first day without a payment', () => {
    expect(arrearsDays({ ...tenancy, paidTo: null }, start)).toBe(1);
  });

  it('stops at the end of the tenancy', () => {
    expect(arrearsDays({ ...tenancy, endDate: '2026-11-20' }, '2027-03-01')).toBe(7);
  });
});
