import { addDays } from 'shared-contract/date/local-date';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { daysOfService, lastDayOfNotice, rentIncreaseLaw } from './notice-law.ts';

type Rented = Pick<Tenancy, 'noticeFacts' | 'ending'>;

/**
 * Returns the day from which the rent may rise next, if the months between increases or a fixed term decide it and not
 * the notice period alone. Null once notice can be given at any time, for a tenancy that is ending, and for a property
 * that is not a home.
 */
export function nextRentIncrease({ noticeFacts: facts, ending }: Rented, today: string): string | null {
  if (!facts?.residential || ending) return null;
  const { earliest, noticeDays } = rentIncreaseLaw(facts, today).value;
  return earliest > addDays(today, daysOfService(facts, today) + noticeDays) ? earliest : null;
}

const remindDaysBefore = 14;
const remindDaysAfter = 30;

/**
 * Returns the day from which the rent may rise, while it is time to give notice of it: from 14 days before the last day
 * of the notice until 30 days after that. Null at other times, and during a fixed term whose agreement has no increase.
 */
export function increaseToAnnounce({ noticeFacts: facts, ending }: Rented, today: string): string | null {
  if (!facts?.residential || ending) return null;
  const { allowed, notBefore } = rentIncreaseLaw(facts, today).value;
  if (!allowed) return null;
  const noticeBy = lastDayOfNotice(facts, notBefore).value;
  const isTime = addDays(noticeBy, -remindDaysBefore) <= today && today <= addDays(noticeBy, remindDaysAfter);
  return isTime ? notBefore : null;
}
