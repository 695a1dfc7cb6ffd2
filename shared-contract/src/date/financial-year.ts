/** Returns the year in which the financial year of a local date began on 1 July: 2026 for `2026-07-01` (V30). */
export function financialYearOf(date: string): number {
  const year = Number(date.slice(0, 4));
  return date.slice(5) >= '07-01' ? year : year - 1;
}

/** Returns the first and the last local date of the financial year that begins in `year`. */
export const financialYearDates = (year: number) => ({ from: `${year}-07-01`, to: `${year + 1}-06-30` });

/** Formats the financial year that begins in `year`: `1st Jul 2026 - 30th Jun 2027` (V30). */
export const financialYearLabel = (year: number) => `1st Jul ${year} - 30th Jun ${year + 1}`;

/**
 * Returns the financial years that a user can choose, latest first: from the year of the first entry to that of
 * `today`. So a year is offered from its 1 July on, by the local date of the caller (V30).
 * @param first the local date of the first entry; null without entries
 */
export function financialYears(first: string | null, today: string): number[] {
  const latest = financialYearOf(today);
  const count = first === null ? 1 : Math.max(1, latest - financialYearOf(first) + 1);
  return Array.from({ length: count }, (_, index) => latest - index);
}

/** Returns the years to choose from, and the requested one, or the current one when that is not among them (V30). */
export function chooseFinancialYear(requested: number | undefined, first: string | null, today: string) {
  const years = financialYears(first, today);
  const isOffered = requested !== undefined && years.includes(requested);
  return { financialYear: isOffered ? requested : financialYearOf(today), years };
}

/** Returns the twelve months of the financial year that begins in `year`: `2026-07` … `2027-06`. */
export const financialYearMonths = (year: number) =>
  Array.from({ length: 12 }, (_, index) => {
    const month = String(((index + 6) % 12) + 1).padStart(2, '0');
    return `${index < 6 ? year : year + 1}-${month}`;
  });
