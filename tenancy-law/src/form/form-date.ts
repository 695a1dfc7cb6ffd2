import type { AgreementTerms } from 'shared-contract/agreement/agreement-terms';
import { addDays, addMonths, daysBetween } from 'shared-contract/date/local-date';

/** Returns the local date that selects form and law: the start date, or `today` while the agreement has none. */
export function formDate(terms: Partial<AgreementTerms>, today: string): string {
  return terms.startDate ?? today;
}

/**
 * Returns the length of a fixed term in years, which may be a fraction: 1 July 2026 to 30 June 2031 is 5. Null for a
 * periodic agreement and while a date is missing.
 */
export function termYears({ leaseType, startDate, endDate }: Partial<AgreementTerms>): number | null {
  if (leaseType !== 'fixed' || !startDate || !endDate || endDate < startDate) return null;
  const after = addDays(endDate, 1);
  const years = Math.floor(daysBetween(startDate, after) / 365);
  const whole = addMonths(startDate, 12 * years) <= after ? years : years - 1;
  return whole + daysBetween(addMonths(startDate, 12 * whole), after) / 366;
}
