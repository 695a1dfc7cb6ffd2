import { addDays, daysBetween } from 'shared-contract/local-date';

export type RentReceived = {
  startDate: string;
  endDate: string | null;
  /** Rent per week (SPEC §5), cents, more than 0. */
  rentCents: number;
  /** Rent received since the start, cents. Bond never counts (V31). */
  receivedCents: number;
};

export type RentPosition = { paidTo: string | null; partPaymentCents: number; arrearsDays: number };

/**
 * V31: paid-to = start + whole weeks covered − 1 day, the remainder is a part payment, and arrears are the days from
 * paid-to until today. Rent stops being due when the tenancy ends, so the days stop growing there.
 */
export function rentPosition(rent: RentReceived, today: string): RentPosition {
  if (!Number.isInteger(rent.rentCents) || rent.rentCents <= 0) {
    throw new RangeError(`Expected weekly rent in cents above 0, got ${rent.rentCents}.`);
  }
  const received = Math.max(0, rent.receivedCents);
  const weeks = Math.floor(received / rent.rentCents);
  const covered = addDays(rent.startDate, weeks * 7 - 1);
  const dueUntil = rent.endDate !== null && rent.endDate < today ? rent.endDate : today;
  return {
    paidTo: weeks === 0 ? null : covered,
    partPaymentCents: received - weeks * rent.rentCents,
    arrearsDays: Math.max(0, daysBetween(covered, dueUntil)),
  };
}
