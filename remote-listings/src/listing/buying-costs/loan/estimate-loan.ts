export type RepaymentType = 'principalAndInterest' | 'interestOnly';

type LoanTerms = {
  /** In cents. */
  loan: number;
  /** Percent a year. */
  rate: number;
  years: number;
  type: RepaymentType;
};

/** Amounts in cents. A week costs 12 ÷ 52 of a month. `owedAtEnd` is what remains of an interest-only loan. */
export type LoanEstimate = { monthly: number; weekly: number; interest: number; owedAtEnd: number };

/**
 * Returns the repayments of a loan whose interest is charged every month at a fixed rate. Principal and interest:
 * loan × r ÷ (1 − (1 + r)^−n), where r is the rate of a month and n the number of months.
 */
export function estimateLoan({ loan, rate, years, type }: LoanTerms): LoanEstimate {
  const months = years * 12;
  const monthRate = rate / 100 / 12;
  const isInterestOnly = type === 'interestOnly';
  const monthly = isInterestOnly
    ? loan * monthRate
    : monthRate === 0
      ? loan / months
      : (loan * monthRate) / (1 - (1 + monthRate) ** -months);
  const interest = monthly * months - (isInterestOnly ? 0 : loan);
  return {
    monthly: Math.round(monthly),
    weekly: Math.round((monthly * 12) / 52),
    interest: Math.round(interest),
    owedAtEnd: isInterestOnly ? loan : 0,
  };
}
