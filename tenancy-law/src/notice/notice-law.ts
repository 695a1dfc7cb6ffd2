import { localDateIn } from 'shared-contract/date/local-date';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { entryNotice } from '../rules/entry-notice.ts';
import type { EntryPurpose } from '../rules/entry-notice-rows.ts';
import { noticeToEnd } from '../rules/notice-to-end.ts';
import { lastDayForNotice, rentIncrease } from '../rules/rent-increase.ts';
import { serviceDays } from '../rules/service-time.ts';

/**
 * Returns the days until a notice that is emailed on `date` counts as received: 0 where the tenants agreed to notices
 * by email. Otherwise the owner also posts it, which takes as long as the state's law says.
 */
export function daysOfService(
  { state, electronicService }: Pick<NoticeFacts, 'state' | 'electronicService'>,
  date: string,
): number {
  return serviceDays(state, date, { method: electronicService ? 'email' : 'post' }).value ?? 0;
}

/** Returns what the law says about a rent increase whose notice is given on `date` (V32). */
export function rentIncreaseLaw(facts: NoticeFacts, date: string) {
  const { state, startDate, fixedEnd, lastIncrease, leaseType, agreedRentIncrease: agreed } = facts;
  const days = daysOfService(facts, date);
  return rentIncrease(state, date, {
    startDate,
    endDate: fixedEnd,
    lastIncrease,
    leaseType,
    agreed,
    serviceDays: days,
  });
}

/** Returns the last day to give notice of a rent that rises on `effectiveDate`. */
export const lastDayOfNotice = (facts: NoticeFacts, effectiveDate: string) =>
  lastDayForNotice(facts.state, effectiveDate, { serviceDaysOn: (date) => daysOfService(facts, date) });

/** What the law about a notice to end a tenancy depends on. */
export type EndFacts = Pick<NoticeFacts, 'state' | 'leaseType' | 'startDate' | 'fixedEnd' | 'electronicService'>;

/** Returns what the law says about a notice to end the tenancy that is given on `date` (V33). */
export function endLaw(facts: EndFacts, date: string, ground: string) {
  const { state, startDate, fixedEnd, leaseType } = facts;
  const days = daysOfService(facts, date);
  return noticeToEnd(state, date, { ground, leaseType, startDate, endDate: fixedEnd, serviceDays: days });
}

/** Returns how long before an entry its notice must be given, with the earliest lawful time after a notice at `at`. */
export function entryLaw(
  { state, timeZone }: Pick<NoticeFacts, 'state' | 'timeZone'>,
  at: Date,
  purpose: EntryPurpose,
) {
  const law = entryNotice(state, localDateIn(timeZone, at), { purpose });
  return { ...law, earliest: new Date(at.getTime() + (law.value.hours ?? 0) * 3_600_000) };
}
