import type { AustralianState } from 'shared-contract/place/suburb';
import { daysAfter, daysBetween, latest, monthsAfter, type Span, spanAfter } from './plain-dates.ts';

function noticeOfRise(state: AustralianState, date: string): Span {
  if (state === 'VIC') return { days: date < '2025-11-25' ? 60 : 90 };
  if (state === 'QLD') return { months: 2 };
  if (state === 'ACT') return { days: 56 };
  if (state === 'NT') return { days: 30 };
  return { days: 60 };
}

function monthsBetweenRises(state: AustralianState, date: string): number {
  if (state === 'NT') return 6;
  if (state === 'TAS') return date < '2015-10-01' ? 6 : 12;
  if (state === 'WA') return date < '2024-07-29' ? 6 : 12;
  if (state === 'QLD') return date < '2023-07-01' ? 6 : 12;
  return 12;
}

type Rise = {
  startDate: string;
  lastIncrease: string | null;
  leaseType: 'fixed' | 'periodic';
  endDate?: string | null;
  agreed: { kind: 'none' } | { kind: 'amount' | 'method'; date: string };
  serviceDays?: number;
};

export function rise(state: AustralianState, date: string, lease: Rise) {
  const received = daysAfter(date, lease.serviceDays ?? 0);
  const noticeEnds = spanAfter(received, noticeOfRise(state, date));
  let notBefore = monthsAfter(lease.lastIncrease ?? lease.startDate, monthsBetweenRises(state, date));
  let allowed = true;
  if (lease.leaseType === 'fixed') {
    if (lease.agreed.kind === 'none') {
      allowed = false;
      if (lease.endDate) notBefore = latest(notBefore, daysAfter(lease.endDate, 1));
    } else {
      notBefore = latest(notBefore, lease.agreed.date);
    }
  }
  return {
    allowed,
    earliest: latest(noticeEnds, notBefore),
    notBefore,
    noticeDays: daysBetween(received, noticeEnds),
    percentOfCpi: state === 'ACT' ? 110 : null,
  };
}

/** Tries each day backwards. No notice is shorter than 30 days, and around holidays service takes longer. */
export function lastNotice(
  state: AustralianState,
  effectiveDate: string,
  serviceDays: (date: string) => number,
): string {
  const noticeEnds = (day: string) => spanAfter(daysAfter(day, serviceDays(day)), noticeOfRise(state, day));
  let date = daysAfter(effectiveDate, -30);
  while (noticeEnds(date) > effectiveDate) date = daysAfter(date, -1);
  return date;
}

/** The reminder of a rise comes from 14 days before the last day of its notice until 30 days after it. */
export function reminder(state: AustralianState, date: string, lease: Rise, serviceDays: (date: string) => number) {
  const { allowed, notBefore } = rise(state, date, lease);
  const sendBy = lastNotice(state, notBefore, serviceDays);
  return allowed && date >= daysAfter(sendBy, -14) && date <= daysAfter(sendBy, 30) ? notBefore : null;
}
