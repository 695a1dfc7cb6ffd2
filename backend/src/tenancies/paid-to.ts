import { addDays, daysBetween } from 'shared-contract/date/local-date';

export type RentCovered = {
  /** Last day that the received rent covers in whole weeks; null before the first week is paid. */
  paidTo: string | null;
  partPaymentCents: number;
};

/**
 * Returns the paid-to date (V31): start + whole weeks covered − 1 day. The rest is a part payment. `receivedCents` is
 * the rent received since the start, without the bond.
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
 * Returns the days from the paid-to date until today (V31). Before the first payment they count from the start. They
 * stop at the end of the tenancy.
 */
export function arrearsDays(
  { startDate, endDate, paidTo }: { startDate: string; endDate: string | null; paidTo: string | null },
  today: string,
): number {
  const dueUntil = endDate !== null && endDate < today ? endDate : today;
  return Math.max(0, daysBetween(paidTo ?? addDays(startDate, -1), dueUntil));
}
