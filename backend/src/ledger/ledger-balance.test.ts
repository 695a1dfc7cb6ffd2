import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { rentPosition } from './ledger-balance.ts';
import type { RentTerms } from './rent-schedule.ts';

const from = '2026-10-03';
const week = 45_000;
const periodic: RentTerms = { startDate: from, endDate: null, rents: [{ fromDate: from, rentCents: week }] };
const paid = (cents: number, terms = periodic, today = '2026-11-21') => rentPosition(terms, cents, today);

describe('V31 paid-to and part payment', () => {
  it('is the last day of the last whole week that was paid', () => {
    expect(paid(6 * week)).toMatchObject({ paidTo: '2026-11-13', partPaymentCents: 0 });
  });

  it('keeps less than a week as a part payment and does not move paid-to', () => {
    expect(paid(6 * week + 12_000)).toMatchObject({ paidTo: '2026-11-13', partPaymentCents: 12_000 });
    expect(paid(7 * week - 1)).toMatchObject({ paidTo: '2026-11-13', partPaymentCents: week - 1 });
  });

  it('is null before the first whole week', () => {
    expect(paid(0)).toMatchObject({ paidTo: null, partPaymentCents: 0 });
    expect(paid(week - 1)).toMatchObject({ paidTo: null, partPaymentCents: week - 1 });
  });

  it('includes leap days', () => {
    const terms = { startDate: '2028-02-24', endDate: null, rents: [{ fromDate: '2028-02-24', rentCents: week }] };
    expect(paid(week, terms).paidTo).toBe('2028-03-01');
  });

  it('counts each week at its own rent', () => {
    const terms = { ...periodic, rents: [...periodic.rents, { fromDate: '2026-10-17', rentCents: 50_000 }] };
    expect(paid(2 * week + 50_000, terms)).toMatchObject({ paidTo: '2026-10-23', partPaymentCents: 0 });
    expect(paid(3 * week, terms)).toMatchObject({ paidTo: '2026-10-16', partPaymentCents: week });
  });

  it('reaches the last day of a term whose last week is short; what is left is a credit', () => {
    const terms = { ...periodic, endDate: '2026-10-12' };
    expect(paid(week + 19_285, terms)).toMatchObject({ paidTo: '2026-10-09', partPaymentCents: 19_285, dueCents: 1 });
    expect(paid(week + 19_286, terms)).toMatchObject({ paidTo: '2026-10-12', partPaymentCents: 0, dueCents: 0 });
    expect(paid(week + 30_000, terms)).toMatchObject({ paidTo: '2026-10-12', partPaymentCents: 10_714, dueCents: 0 });
  });

  it('accounts for every cent and never moves back when more rent arrives', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 500_000 }), cents, cents, (rentCents, first, more) => {
        const terms = { ...periodic, rents: [{ fromDate: from, rentCents }] };
        const before = paid(first, terms);
        const after = paid(first + more, terms);
        expect(before.partPaymentCents).toBeLessThan(rentCents);
        expect((first - before.partPaymentCents) % rentCents).toBe(0);
        expect((after.paidTo ?? '') >= (before.paidTo ?? '')).toBe(true);
      }),
    );
  });
});

describe('V31 arrears', () => {
  it('counts the days after paid-to', () => {
    expect(paid(6 * week, periodic, '2026-11-13')).toMatchObject({ arrearsDays: 0, dueCents: 0 });
    expect(paid(6 * week, periodic, '2026-11-21')).toMatchObject({ arrearsDays: 8, dueCents: 2 * week });
  });

  it('is zero when paid in advance or not yet started', () => {
    expect(paid(6 * week, periodic, '2026-11-01')).toMatchObject({ arrearsDays: 0, dueCents: 0 });
    expect(paid(0, periodic, '2026-09-01')).toMatchObject({ arrearsDays: 0, dueCents: 0 });
  });

  it('starts on the first day without a payment, when the rent of the week is due', () => {
    expect(paid(0, periodic, from)).toMatchObject({ arrearsDays: 1, dueCents: week });
  });

  it('stops at the end of the tenancy', () => {
    const terms = { ...periodic, endDate: '2026-11-20' };
    expect(paid(6 * week, terms, '2027-03-01')).toMatchObject({ arrearsDays: 7, dueCents: week });
  });

  it('owes what was refunded when its receipt is reversed afterwards', () => {
    expect(paid(-10_000, periodic, from)).toMatchObject({ paidTo: null, partPaymentCents: 0, dueCents: week + 10_000 });
  });
});
