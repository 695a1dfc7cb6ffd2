import { addDays, daysBetween } from 'shared-contract/date/local-date';

/** What the rent charges of a tenancy follow from. */
export type RentTerms = {
  startDate: string;
  /** Null for a periodic tenancy. */
  endDate: string | null;
  /** The weekly rents, oldest first. The first one holds from the start. */
  rents: readonly { fromDate: string; rentCents: number }[];
};

/** Equal periods of rent that follow each other. `day` is the first day, counted from the start of the tenancy. */
type Run = { day: number; days: number; count: number; cents: number };

/** A period of rent: a week, or fewer days at the end of a tenancy. It is due on its first day. */
export type RentPeriod = { from: string; to: string; cents: number };

/**
 * Returns the rent charges of a tenancy, in order, as runs of equal periods. Weeks count from the start date. A week in
 * which the rent changes, and the days that remain before the end, are charged by the day: a seventh of the weekly rent
 * of each day, rounded half up to cents for the whole period. The last run of a periodic tenancy has an infinite count.
 * @throws RangeError without a rent, or for one that is not a positive whole number of cents
 */
export function* rentRuns({ startDate, endDate, rents }: RentTerms): Generator<Run> {
  const steps = rents.map(({ fromDate, rentCents }) => ({ day: daysBetween(startDate, fromDate), rentCents }));
  const length = endDate === null ? Number.POSITIVE_INFINITY : daysBetween(startDate, endDate) + 1;
  for (let day = 0; day < length; ) {
    const change = steps.find((step) => step.day > day)?.day ?? Number.POSITIVE_INFINITY;
    const weeks = Math.floor((Math.min(change, length) - day) / 7);
    if (weeks > 0) {
      yield { day, days: 7, count: weeks, cents: rentOn(steps, day) };
      day += 7 * weeks;
    } else {
      const days = Math.min(7, length - day);
      const sevenths = Array.from({ length: days }, (_, index) => rentOn(steps, day + index));
      yield { day, days, count: 1, cents: Math.round(sevenths.reduce((sum, cents) => sum + cents, 0) / 7) };
      day += days;
    }
  }
}

function rentOn(steps: readonly { day: number; rentCents: number }[], day: number): number {
  const cents = (steps.findLast((step) => step.day <= day) ?? steps[0])?.rentCents;
  if (cents === undefined || !Number.isInteger(cents) || cents <= 0) {
    throw new RangeError(`Expected a weekly rent in cents above 0, got ${cents}.`);
  }
  return cents;
}

/** Returns the periods that begin on or before `until`. */
export function rentPeriods(terms: RentTerms, until: string): RentPeriod[] {
  const periods: RentPeriod[] = [];
  for (const { day, days, count, cents } of startedRuns(terms, until)) {
    for (let index = 0; index < count; index += 1) {
      const from = addDays(terms.startDate, day + index * days);
      periods.push({ from, to: addDays(from, days - 1), cents });
    }
  }
  return periods;
}

/** Returns the rent in cents of all periods that begin on or before `until`. */
export function rentCharged(terms: RentTerms, until: string): number {
  return startedRuns(terms, until).reduce((sum, { count, cents }) => sum + count * cents, 0);
}

/** Returns the runs, each with the number of its periods that begin on or before `until`. */
function startedRuns(terms: RentTerms, until: string): Run[] {
  const last = daysBetween(terms.startDate, until);
  const started: Run[] = [];
  for (const run of rentRuns(terms)) {
    if (run.day > last) break;
    started.push({ ...run, count: Math.min(run.count, Math.floor((last - run.day) / run.days) + 1) });
  }
  return started;
}
