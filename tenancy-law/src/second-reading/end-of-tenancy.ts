import type { AustralianState } from 'shared-contract/place/suburb';
import { daysAfter, latest, monthsAfter, type Span, spanAfter } from './plain-dates.ts';

type Lease = 'fixed' | 'periodic';
type Case = { date: string; lease: Lease; moreThan6Months: boolean };
type Notice = { notice: Span; reason?: true; evidence?: true; early?: true };

export const grounds = [
  ...(['sale', 'ownerMovesIn', 'renovation', 'demolition', 'changeOfUse'] as const),
  ...(['endOfTerm', 'noGround', 'arrears', 'breach'] as const),
] as const;
type Ground = (typeof grounds)[number];

const ownReasons: readonly Ground[] = ['sale', 'ownerMovesIn', 'renovation', 'demolition', 'changeOfUse'];
const days = (count: number) => ({ notice: { days: count } });

function nsw(ground: Ground, { date, lease, moreThan6Months }: Case): Notice | null {
  if (date < '2025-05-19') return null;
  if (ground === 'arrears' || ground === 'breach') return { ...days(14), reason: true, early: true };
  if (!ownReasons.includes(ground)) return null;
  if (lease === 'fixed') return { ...days(moreThan6Months ? 90 : 60), reason: true, evidence: true };
  return { ...days(ground === 'sale' ? 30 : 90), reason: true, evidence: true };
}

function vic(ground: Ground, { date, lease, moreThan6Months }: Case): Notice | null {
  if (date < '2021-03-29') return null;
  if (ownReasons.includes(ground)) {
    return { ...days(date < '2025-11-25' ? 60 : 90), reason: true, evidence: true };
  }
  const couldEndTerm = ground === 'endOfTerm' && lease === 'fixed' && date < '2025-11-25';
  return couldEndTerm ? days(moreThan6Months ? 90 : 60) : null;
}

function qld(ground: Ground, { date, lease }: Case): Notice | null {
  if (date < '2009-07-01') return null;
  if (ground === 'sale' && lease === 'periodic') {
    return date < '2022-10-01' ? { ...days(28), reason: true } : { notice: { months: 2 }, reason: true };
  }
  if (date < '2022-10-01') return null;
  return ground === 'endOfTerm' && lease === 'fixed' ? { notice: { months: 2 }, reason: true } : null;
}

function wa(ground: Ground, { date, lease }: Case): Notice | null {
  if (ground !== 'noGround' || date < '2013-07-01') return null;
  return days(lease === 'fixed' ? 30 : 60);
}

function sa(ground: Ground, { date }: Case): Notice | null {
  if (date < '2024-07-01' || ground === 'changeOfUse' || !ownReasons.includes(ground)) return null;
  return { ...days(60), reason: true, evidence: true };
}

function tas(ground: Ground, { date, lease }: Case): Notice | null {
  if (date < '1998-07-01') return null;
  if (lease === 'fixed') return ground === 'endOfTerm' ? { ...days(42), reason: true } : null;
  return ownReasons.includes(ground) && ground !== 'demolition' ? { ...days(42), reason: true } : null;
}

function act(ground: Ground, { date, lease }: Case): Notice | null {
  if (date < '2023-04-01' || lease === 'fixed') return null;
  if (ground === 'sale' || ground === 'ownerMovesIn') return { ...days(8 * 7), reason: true };
  if (ground === 'renovation') return { ...days(12 * 7), reason: true };
  return ground === 'changeOfUse' ? { ...days(26 * 7), reason: true } : null;
}

function nt(ground: Ground, { date, lease }: Case): Notice | null {
  if (ground !== 'noGround' || date < '2000-03-01') return null;
  if (date < '2024-01-02') return days(lease === 'fixed' ? 14 : 42);
  return days(60);
}

const states = { NSW: nsw, VIC: vic, QLD: qld, WA: wa, SA: sa, TAS: tas, ACT: act, NT: nt };

type Tenancy = { leaseType: Lease; startDate: string; endDate: string | null; serviceDays?: number };

/** Returns null for a ground on which the landlord cannot end this kind of lease. */
export function landlordEnds(state: AustralianState, date: string, ground: Ground, tenancy: Tenancy) {
  const { leaseType, startDate, endDate, serviceDays = 0 } = tenancy;
  const moreThan6Months = endDate !== null && endDate >= monthsAfter(startDate, 6);
  const found = states[state](ground, { date, lease: leaseType, moreThan6Months });
  if (!found) return null;
  const noticeEnds = spanAfter(daysAfter(date, serviceDays), found.notice);
  return {
    earliestEnd: leaseType === 'fixed' && endDate && !found.early ? latest(noticeEnds, endDate) : noticeEnds,
    needsReason: found.reason ?? false,
    needsEvidence: found.evidence ?? false,
  };
}
