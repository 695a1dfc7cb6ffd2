import type { AgreedRentIncrease } from 'shared-contract/agreement/agreement-terms';
import { addDays, addMonths, daysBetween } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { addPeriod, later, leastDays, periodText } from './calendar.ts';
import { answerFrom, type LawAnswer, rowAt, shortDate } from './law-row.ts';
import { rentIncreaseRows } from './rent-increase-rows.ts';

/** What a rent increase depends on. Dates are local dates of the property. */
type RentIncreaseCase = {
  /** The first day of the tenancy. */
  startDate: string;
  /** The last increase, in QLD of these premises under any tenancy; null when there was none. */
  lastIncrease: string | null;
  leaseType: 'fixed' | 'periodic';
  /** The last day of a fixed term. */
  endDate?: string | null;
  agreed: AgreedRentIncrease;
  /** Days that service takes, see `service-time.ts`; 0 by default. */
  serviceDays?: number;
};

/**
 * Returns whether the rent may rise, and when at the earliest, if notice is given on `date` (V32).
 * - The new rent starts no earlier than the notice period after `date` plus `serviceDays` (`addPeriod`), and no earlier
 *   than the state's months after the last increase, or after `startDate` without one (`addMonths`).
 * - A fixed term allows an increase only if the agreement states its amount or method, and not before the agreed date.
 *   Without that `allowed` is false, and `earliest` is no earlier than the day after `endDate`, if it is given.
 * - `notBefore` is `earliest` without the notice period: when it could start if notice had been given long ago.
 * - `noticeDays` is the notice period in days, counted from `date` plus `serviceDays`.
 * - `percentOfCpi` is the highest increase without the tenant's agreement or a tribunal, in percent of the rise of the
 *   consumer price index (ACT 110); null without one.
 * The law is that of `date`.
 */
export function rentIncrease(
  state: AustralianState,
  date: string,
  context: RentIncreaseCase,
): LawAnswer<{
  allowed: boolean;
  earliest: string;
  notBefore: string;
  noticeDays: number;
  percentOfCpi: number | null;
}> {
  const row = rowAt(rentIncreaseRows, state, date);
  const { months, notice, perProperty, percentOfCpi } = row.value;
  const { startDate, lastIncrease, leaseType, endDate, agreed, serviceDays = 0 } = context;
  const received = addDays(date, serviceDays);
  const noticeEnds = addPeriod(received, notice);
  const isFixed = leaseType === 'fixed';
  const allowed = !isFixed || agreed.kind !== 'none';
  const monthsEnd = addMonths(lastIncrease ?? startDate, months);
  const afterTerm = isFixed && !allowed && endDate ? addDays(endDate, 1) : monthsEnd;
  const agreedFrom = isFixed && agreed.kind !== 'none' ? agreed.date : monthsEnd;
  const notBefore = [agreedFrom, afterTerm].reduce(later, monthsEnd);
  const earliest = later(noticeEnds, notBefore);
  const cap =
    percentOfCpi === null ? '' : `, and at most ${percentOfCpi}% of the rise of the CPI unless the tenant agrees`;
  const scope = perProperty ? ' per property' : '';
  const rule = `one increase in ${months} months${scope}, with ${periodText(notice)}’ notice${cap}`;
  const text = allowed ? `from ${shortDate(earliest)}; ${rule}` : `not during this fixed term; ${rule}`;
  const value = { allowed, earliest, notBefore, noticeDays: daysBetween(received, noticeEnds), percentOfCpi };
  return answerFrom(row, value, text);
}

/**
 * Returns the last day on which notice of an increase can be given so that it takes effect on `effectiveDate`: the
 * latest day from which the notice period in force on that day, after the service of that day, ends by then.
 * `serviceDaysOn` returns the days that service takes from a day; none by default. Around holidays post takes longer.
 */
export function lastDayForNotice(
  state: AustralianState,
  effectiveDate: string,
  { serviceDaysOn = () => 0 }: { serviceDaysOn?: (date: string) => number } = {},
): LawAnswer<string> {
  const notices = rentIncreaseRows.filter((row) => row.state === state).map(({ value }) => leastDays(value.notice));
  let day = addDays(effectiveDate, -Math.min(...notices));
  const noticeEnds = () =>
    addPeriod(addDays(day, serviceDaysOn(day)), rowAt(rentIncreaseRows, state, day).value.notice);
  while (noticeEnds() > effectiveDate) day = addDays(day, -1);
  const row = rowAt(rentIncreaseRows, state, day);
  const text = `give ${periodText(row.value.notice)}’ notice by ${shortDate(day)} for ${shortDate(effectiveDate)}`;
  return answerFrom(row, day, text);
}
