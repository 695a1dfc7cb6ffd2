const day = 86_400_000;

/** When a failed charge is tried again, in days after its first failure. */
const retryDays = [1, 3, 5, 7];

/** How long a subscription with an overdue charge continues. It ends when the charge is still unpaid then. */
const graceDays = 14;

/** Returns when a charge whose first attempt failed at `since` is tried next; null when no attempt is left. */
export function nextRetryAt(since: Date, now: Date): Date | null {
  const next = retryDays.map((days) => since.getTime() + days * day).find((at) => at > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** Returns the instant at which a subscription ends whose charge is overdue `since` then. */
export const graceEndOf = (since: Date) => new Date(since.getTime() + graceDays * day);

/** Returns the instant before which a charge became overdue if its grace period is over now. */
export const graceStartBefore = (now: Date) => new Date(now.getTime() - graceDays * day);
