import { addDays, addMonths } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { addPeriod, later, periodText } from './calendar.ts';
import { answerFrom, type LawAnswer, type LawRow, shortDate } from './law-row.ts';
import { type EndGroundCode, type EndRule, endGroundLabels, noticeToEndRows } from './notice-to-end-rows.ts';

type LeaseType = 'fixed' | 'periodic';

/** Returns the grounds on which a landlord can end a tenancy by a notice that is given on `date`. */
export function endGrounds(
  state: AustralianState,
  date: string,
  { leaseType }: { leaseType: LeaseType },
): { code: EndGroundCode; label: string; evidence: boolean }[] {
  return rowsAt(state, date).flatMap(({ value }) =>
    value[leaseType] ? [{ code: value.ground, label: endGroundLabels[value.ground], evidence: value.evidence }] : [],
  );
}

/**
 * Returns when a tenancy can end at the earliest if the landlord gives notice on `date` (V33).
 * - The last day is no earlier than the notice period after `date` plus `serviceDays` (`addPeriod`).
 * - Of a fixed term it is also no earlier than `endDate`, unless the ground ends a term early.
 * - Where a longer term needs more notice, a term counts as longer when `endDate` is after the day that is the given
 *   months after `startDate`, less one day: 1 January to 30 June is 6 months, to 1 July is more.
 * - `needsReason` is true where the notice must state a reason that the law lists, `needsEvidence` where documents that
 *   prove it go with the notice.
 * The law is that of `date`.
 * @throws RangeError for a ground that `endGrounds` does not return
 */
export function noticeToEnd(
  state: AustralianState,
  date: string,
  context: {
    ground: string;
    leaseType: LeaseType;
    startDate: string;
    endDate: string | null;
    /** Days that service takes, see `service-time.ts`; 0 by default. */
    serviceDays?: number;
  },
): LawAnswer<{ earliestEnd: string; needsReason: boolean; needsEvidence: boolean }> {
  const { ground, leaseType, startDate, endDate, serviceDays = 0 } = context;
  const row = rowsAt(state, date).find(({ value }) => value.ground === ground && value[leaseType]);
  const rule = row?.value[leaseType];
  if (!row || !rule) throw new RangeError(`No ground "${ground}" for a ${leaseType} tenancy in ${state}.`);
  const notice = noticeOf(rule, startDate, endDate);
  const noticeEnds = addPeriod(addDays(date, serviceDays), notice);
  const waitsForTerm = leaseType === 'fixed' && !rule.endsTermEarly && endDate !== null;
  const earliestEnd = waitsForTerm ? later(noticeEnds, endDate) : noticeEnds;
  const { reason, evidence } = row.value;
  const text = `${periodText(notice)}’ notice, so the tenancy ends on ${shortDate(earliestEnd)} or later`;
  return answerFrom(row, { earliestEnd, needsReason: reason, needsEvidence: evidence }, text);
}

function noticeOf({ notice, longerTerm }: EndRule, startDate: string, endDate: string | null) {
  const isLonger = longerTerm && endDate !== null && endDate >= addMonths(startDate, longerTerm.overMonths);
  return isLonger ? longerTerm.notice : notice;
}

/** Returns the row of each ground that is in force on `date`. A date before the first row gets the first row. */
function rowsAt(state: AustralianState, date: string) {
  const byGround = Map.groupBy(
    noticeToEndRows.filter((row) => row.state === state),
    ({ value }) => value.ground,
  );
  return [...byGround.values()].flatMap((rows) => inForce(rows, date));
}

function inForce<Row extends LawRow<unknown>>(rows: readonly Row[], date: string): Row[] {
  const row = rows.findLast(({ from }) => from <= date);
  return row && (row.to === undefined || date <= row.to) ? [row] : [];
}
