import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { prorate } from './plan-proration.ts';

const period = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z'), months: 1 };
const monthly = (priceCents: number) => ({ priceCents, billingPeriod: 'month' as const });
const yearly = (priceCents: number) => ({ priceCents, billingPeriod: 'year' as const });
const middle = new Date('2026-11-16T00:00:00Z');

describe('prorate', () => {
  it('charges the difference for the rest of the period', () => {
    const change = { current: monthly(3_000), wanted: monthly(5_000), creditCents: 0, period };
    expect(prorate({ ...change, now: middle })).toEqual({
      unusedCents: 1_500,
      remainingCents: 2_500,
      dueCents: 1_000,
      creditCents: 0,
    });
    expect(prorate({ ...change, now: period.start }).dueCents).toBe(2_000);
    expect(prorate({ ...change, now: period.end }).dueCents).toBe(0);
    expect(prorate({ ...change, now: new Date('2027-01-01T00:00:00Z') }).dueCents).toBe(0);
  });

  it('turns the difference to a cheaper plan into credit', () => {
    const change = { current: monthly(5_000), wanted: monthly(3_000), period, now: middle };
    expect(prorate({ ...change, creditCents: 0 })).toMatchObject({ dueCents: 0, creditCents: 1_000 });
    expect(prorate({ ...change, creditCents: 250 })).toMatchObject({ dueCents: 0, creditCents: 1_250 });
  });

  it('uses credit first', () => {
    const change = { current: monthly(3_000), wanted: monthly(5_000), period, now: middle };
    expect(prorate({ ...change, creditCents: 400 })).toMatchObject({ dueCents: 600, creditCents: 0 });
    expect(prorate({ ...change, creditCents: 1_300 })).toMatchObject({ dueCents: 0, creditCents: 300 });
  });

  it('compares a monthly and a yearly plan by their price per month', () => {
    const up = prorate({ current: monthly(3_000), wanted: yearly(60_000), creditCents: 0, period, now: middle });
    expect(up).toMatchObject({ unusedCents: 1_500, remainingCents: 2_500, dueCents: 1_000 });
    const year = { start: new Date('2026-01-01T00:00:00Z'), end: new Date('2027-01-01T00:00:00Z'), months: 12 };
    const half = new Date('2026-07-02T12:00:00Z');
    const down = prorate({ current: yearly(60_000), wanted: monthly(3_000), creditCents: 0, period: year, now: half });
    expect(down).toMatchObject({ unusedCents: 30_000, remainingCents: 18_000, dueCents: 0, creditCents: 12_000 });
  });

  it('never charges more than the difference, and never loses credit', () => {
    const price = fc.integer({ min: 0, max: 500_000 });
    const plan = fc.record({ priceCents: price, billingPeriod: fc.constantFrom('month' as const, 'year' as const) });
    const lengths = fc.constantFrom([28, 1], [30, 1], [31, 1], [365, 12], [366, 12] as [number, number]);
    fc.assert(
      fc.property(
        plan,
        plan,
        price,
        lengths,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (current, wanted, creditCents, [days = 1, months = 1], passed) => {
          const seconds = days * 86_400;
          const left = seconds - Math.floor(passed * seconds);
          const start = new Date('2026-01-01T00:00:00Z');
          const end = new Date(start.getTime() + seconds * 1000);
          const now = new Date(end.getTime() - left * 1000);
          const quote = prorate({ current, wanted, creditCents, period: { start, end, months }, now });
          const cost = (of: typeof plan extends fc.Arbitrary<infer P> ? P : never) =>
            (of.priceCents * (months / (of.billingPeriod === 'year' ? 12 : 1)) * left) / seconds;
          const difference = cost(wanted) - cost(current);
          expect(quote.dueCents).toBeLessThanOrEqual(Math.max(0, difference - creditCents) + 1e-6);
          expect(quote.dueCents).toBeGreaterThan(difference - creditCents - 1 - 1e-6);
          expect(quote.creditCents).toBeGreaterThanOrEqual(creditCents - difference - 1e-6);
          expect(quote.dueCents === 0 || quote.creditCents === 0).toBe(true);
          expect(quote.remainingCents - quote.unusedCents - creditCents).toBe(quote.dueCents - quote.creditCents);
          expect(Math.min(quote.unusedCents, quote.remainingCents)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('falls or rises with time without going back, so that every quote lies between its neighbours', () => {
    const price = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(price, price, fc.array(fc.nat(2_591_999), { minLength: 2, maxLength: 8 }), (from, to, times) => {
        const balances = times
          .sort((a, b) => a - b)
          .map((second) => new Date(period.start.getTime() + second * 1000))
          .map((now) => prorate({ current: monthly(from), wanted: monthly(to), creditCents: 0, period, now }))
          .map(({ dueCents, creditCents }) => dueCents - creditCents);
        const sorted = [...balances].sort((a, b) => (to > from ? b - a : a - b));
        expect(balances).toEqual(sorted);
      }),
      { numRuns: 500 },
    );
  });
});
