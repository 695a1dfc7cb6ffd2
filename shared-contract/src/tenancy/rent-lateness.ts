import type { TenancyStatus } from './tenancy.ts';

/**
 * How late the rent of a tenancy is. On the day on which it falls due, rent is due and not behind yet. `days` are the
 * days in arrears of V31.
 */
export type RentLateness = { kind: 'none' } | { kind: 'dueToday' } | { kind: 'behind'; days: number };

/** `status` may be one of a newer server. */
type Arrears = { status: TenancyStatus | (string & {}); arrearsDays: number };

/**
 * Returns how late rent is, from the days in arrears (V31). They count from the paid-to date, so they are 1 on the day
 * on which the first unpaid rent falls due. After the end of a tenancy no rent falls due, so there 1 day is behind.
 */
export function rentLateness({ status, arrearsDays }: Arrears): RentLateness {
  if (arrearsDays <= 0) return { kind: 'none' };
  if (arrearsDays === 1 && status !== 'ended') return { kind: 'dueToday' };
  return { kind: 'behind', days: arrearsDays };
}

/** Returns whether rent is behind. Rent that is due today is not. */
export const isRentBehind = (arrears: Arrears): boolean => rentLateness(arrears).kind === 'behind';

/** Formats days: "1 day", "5 days". */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
