import { addDays } from 'shared-contract/date/local-date';
import type { TransactionKind } from 'shared-contract/tenancy/ledger';
import { type RentPosition, rentPosition } from './ledger-balance.ts';
import { type RentPeriod, type RentTerms, rentCharged, rentRuns } from './rent-schedule.ts';

/** What the transactions of a kind settled of the rent, in cents. */
export type Settled = { kind: TransactionKind; count: number; cents: number };

/** Equal periods that are covered in full. */
type CoveredRun = { from: string; to: string; count: number; eachCents: number; cents: number };

export type RentSteps = RentPosition & {
  coveredCents: number;
  weeks: CoveredRun[];
  /** The first period that is not covered in full; null when no further rent falls due. */
  next: RentPeriod | null;
  /** All rent that fell due until today. */
  chargedCents: number;
  /** The day until which arrears count. */
  countedTo: string;
};

/**
 * Returns the steps from what was settled to paid-to, part payment, arrears and the rent due (V31). The oldest rent is
 * covered first.
 */
export function explainRent(terms: RentTerms, settled: readonly Settled[], today: string): RentSteps {
  const { startDate, endDate } = terms;
  const coveredCents = settled.reduce((sum, { cents }) => sum + cents, 0);
  const weeks: CoveredRun[] = [];
  let next: RentPeriod | null = null;
  let left = Math.max(0, coveredCents);
  for (const { day, days, count, cents } of rentRuns(terms)) {
    const covered = cents === 0 ? count : Math.min(count, Math.floor(left / cents));
    const from = addDays(startDate, day);
    if (covered > 0) {
      const to = addDays(from, covered * days - 1);
      weeks.push({ from, to, count: covered, eachCents: cents, cents: covered * cents });
      left -= covered * cents;
    }
    if (covered < count) {
      const nextFrom = addDays(from, covered * days);
      next = { from: nextFrom, to: addDays(nextFrom, days - 1), cents };
      break;
    }
  }
  return {
    ...rentPosition(terms, coveredCents, today),
    coveredCents,
    weeks,
    next,
    chargedCents: rentCharged(terms, today),
    countedTo: endDate !== null && endDate < today ? endDate : today,
  };
}
