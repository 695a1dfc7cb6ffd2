import { addDays, daysBetween } from 'shared-contract/date/local-date';

export type RentCovered = {
  /** The last day that is covered by the rent received, counted in whole weeks. Null until a whole week is paid. */
  paidTo: string | null;
  partPaymentCents: number;
};

/**
 * Returns the day up to which the rent is paid (V31): the start date plus the whole weeks that were paid, minus one
 * day. The remaining amount is a part payment.
 * @param receivedCents the rent received since the start, without the bond
 */
export function rentCovered(startDate: string, rentCents: number, receivedCents: number): RentCovered {
  if (!Number.isInteger(rentCents) || rentCents <= 0) {
    throw new RangeError(`Expected weekly rent in cents above 0, got ${rentCents}.`);
  }
  const received = Math.max(0, receivedCents);
  const weeks = Math.floor(received / rentCents);
  return {
    paidTo: weeks === 0 ? null : addDays(startDate, weeks * 7 - 1),
    partPaymentCents: received - weeks * rentCents,
  };
}

/**
 * Returns the number of days for which rent is overdue (V31): from the paid-to date until today, or until the end of a
 * tenancy that has ended. When no week was paid, the days count from the start.
 */
export function arrearsDays(
  { startDate, endDate, paidTo }: { startDate: string; endDate: string | null; paidTo: string | null },
  today: string,
): number {
  const dueUntil = endDate !== null && endDate < today ? endDate : today;
  return Math.max(0, daysBetween(paidTo ?? addDays(startDate, -1), dueUntil));
}
