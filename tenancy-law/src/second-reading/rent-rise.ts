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
  let earliest = latest(
    noticeEnds,
    monthsAfter(lease.lastIncrease ?? lease.startDate, monthsBetweenRises(state, date)),
  );
  let allowed = true;
  if (lease.leaseType === 'fixed') {
    if (lease.agreed.kind === 'none') {
      allowed = false;
      if (lease.endDate) earliest = latest(earliest, daysAfter(lease.endDate, 1));
    } else {
      earliest = latest(earliest, lease.agreed.date);
    }
  }
  return {
    allowed,
    earliest,
    noticeDays: daysBetween(received, noticeEnds),
    percentOfCpi: state === 'ACT' ? 110 : null,
  };
}

/** Tries each day backwards from the day of the new rent. */
export function lastNotice(state: AustralianState, effectiveDate: string, serviceDays: number): string {
  let date = effectiveDate;
  while (spanAfter(daysAfter(date, serviceDays), noticeOfRise(state, date)) > effectiveDate) date = daysAfter(date, -1);
  return date;
}
