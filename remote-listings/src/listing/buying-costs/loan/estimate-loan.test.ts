import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { estimateLoan } from './estimate-loan.ts';

it.each([
  // Values of published amortisation tables.
  { loan: 50_000_000, rate: 6, years: 30, monthly: 299_775, interest: 57_919_095 },
  { loan: 10_000_000, rate: 5, years: 25, monthly: 58_459, interest: 7_537_701 },
  { loan: 12_000_000, rate: 0, years: 10, monthly: 100_000, interest: 0 },
])('principal and interest: $rate% over $years years', ({ monthly, interest, ...terms }) => {
  expect(estimateLoan({ ...terms, type: 'principalAndInterest' })).toMatchObject({ monthly, interest, owedAtEnd: 0 });
});

it('interest only: the loan is still owed at the end', () => {
  expect(estimateLoan({ loan: 50_000_000, rate: 6, years: 30, type: 'interestOnly' })).toEqual({
    monthly: 250_000,
    weekly: 57_692,
    interest: 90_000_000,
    owedAtEnd: 50_000_000,
  });
});

it('the repayments pay the loan off in its last month', () => {
  const anyTerms = fc.record({
    loan: fc.integer({ min: 1_000_000, max: 500_000_000 }),
    rate: fc.double({ min: 0.01, max: 25, noNaN: true }),
    years: fc.integer({ min: 5, max: 30 }),
  });
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const { monthly } = estimateLoan({ ...terms, type: 'principalAndInterest' });
      const monthRate = terms.rate / 1200;
      const months = terms.years * 12;
      let owed = terms.loan;
      for (let month = 0; month < months; month += 1) owed = owed * (1 + monthRate) - monthly;
      // The repayment is rounded by up to half a cent, which grows with the interest.
      const rounding = 0.5 * (((1 + monthRate) ** months - 1) / monthRate);
      expect(Math.abs(owed)).toBeLessThanOrEqual(rounding + 1);
    }),
  );
});
