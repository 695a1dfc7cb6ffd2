import { addDays, daysBetween } from 'shared-contract/date/local-date';
import { type RentTerms, rentCharged, rentRuns } from './rent-schedule.ts';

export type RentPosition = {
  /** The last day of the last period that is covered in full. Null before the first one is. */
  paidTo: string | null;
  /** What was received beyond `paidTo`, in cents: less than a week's rent, or more when no further rent falls due. */
  partPaymentCents: number;
  /** The days for which rent is overdue. */
  arrearsDays: number;
  /** The rent that is due until today and not covered, today's included, in cents. */
  dueCents: number;
};

/**
 * Returns how far the rent is covered (V31): the last day of the whole weeks that were paid, the rest as a part
 * payment, the days in arrears, and what is due.
 * @param coveredCents what the ledger's transactions settled of the rent: receipts and waivers, less refunds
 */
export function rentPosition(terms: RentTerms, coveredCents: number, today: string): RentPosition {
  let left = Math.max(0, coveredCents);
  let days = 0;
  for (const run of rentRuns(terms)) {
    const covered = run.cents === 0 ? run.count : Math.min(run.count, Math.floor(left / run.cents));
    left -= covered * run.cents;
    days += covered * run.days;
    if (covered < run.count) break;
  }
  const paidTo = days === 0 ? null : addDays(terms.startDate, days - 1);
  return {
    paidTo,
    partPaymentCents: left,
    arrearsDays: arrearsDays({ ...terms, paidTo }, today),
    dueCents: Math.max(0, rentCharged(terms, today) - coveredCents),
  };
}

/**
 * From the paid-to date until today, or until the end of a tenancy that has ended; from the start if no week is
 * paid.
 */
function arrearsDays(
  { startDate, endDate, paidTo }: { startDate: string; endDate: string | null; paidTo: string | null },
  today: string,
): number {
  const dueUntil = endDate !== null && endDate < today ? endDate : today;
  return Math.max(0, daysBetween(paidTo ?? addDays(startDate, -1), dueUntil));
}
