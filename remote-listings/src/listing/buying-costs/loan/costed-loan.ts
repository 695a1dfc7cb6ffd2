import type { CostChoices } from '../cost-choices.ts';
import type { ParsedCosts } from '../parse-costs.ts';
import { estimateLoan, type LoanEstimate } from './estimate-loan.ts';

/** `amount` is in cents. `share` is its part of the price, between 0 and 1. */
export type CostedLoan = LoanEstimate & { amount: number; share: number };

/** Returns the loan for the rest of the price, or null when a field is missing or wrong. */
export function costedLoan(
  { price, deposit, rate }: ParsedCosts,
  { years, type }: Pick<CostChoices, 'years' | 'type'>,
): CostedLoan | null {
  if (price === null || deposit === null || rate === null) return null;
  const amount = price - deposit;
  return { amount, share: amount / price, ...estimateLoan({ loan: amount, rate, years, type }) };
}
