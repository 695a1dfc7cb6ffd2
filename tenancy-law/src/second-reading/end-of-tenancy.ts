import type { AustralianState } from 'shared-contract/place/suburb';
import { daysAfter, latest, monthsAfter, type Span, spanAfter } from './plain-dates.ts';

type Lease = 'fixed' | 'periodic';
type Notice = { notice: Span; reason: boolean; evidence?: boolean; early?: boolean };

export const grounds = [
  'sale',
  'ownerMovesIn',
  'renovation',
  'demolition',
  'changeOfUse',
  'endOfTerm',
  'noGround',
  'arrears',
  'breach',
] as const;
type Ground = (typeof grounds)[number];

const ownReasons: readonly Ground[] = ['sale', 'ownerMovesIn', 'renovation', 'demolition', 'changeOfUse'];
const days = (count: number): Span => ({ days: count });
const fault = (count: number): Notice => ({ notice: days(count), reason: true, early: true });
const isFault = (ground: Ground) => ground === 'arrears' || ground === 'breach';

function nsw(ground: Ground, date: string, lease: Lease, moreThan6Months: boolean): Notice | null {
  if (isFault(ground)) return fault(14);
  if (date < '2025-05-19') {
    if (ground === 'endOfTerm') return lease === 'fixed' ? { notice: days(30), reason: false } : null;
    if (ground === 'noGround') return lease === 'periodic' ? { notice: days(90), reason: false } : null;
    if (ground === 'sale') return lease === 'periodic' ? { notice: days(30), reason: true } : null;
    return null;
  }
  if (!ownReasons.includes(ground)) return null;
  if (lease === 'fixed') return { notice: days(moreThan6Months ? 90 : 60), reason: true, evidence: true };
  return { notice: days(ground === 'sale' ? 30 : 90), reason: true, evidence: true };
}

function vic(ground: Ground, date: string, lease: Lease, moreThan6Months: boolean): Notice | null {
  if (isFault(ground)) return fault(14);
  if (ownReasons.includes(ground)) return { notice: days(date < '2025-11-25' ? 60 : 90), reason: true };
  if (ground === 'endOfTerm' && lease === 'fixed' && date < '2025-11-25') {
    return { notice: days(moreThan6Months ? 90 : 60), reason: false };
  }
  return null;
}

function qld(ground: Ground, _date: string, lease: Lease): Notice | null {
  if (ground === 'arrears') return fault(7);
  if (ground === 'breach') return fault(14);
  if (ground === 'endOfTerm') return lease === 'fixed' ? { notice: { months: 2 }, reason: true } : null;
  return ownReasons.includes(ground) ? { notice: { months: 2 }, reason: true } : null;
}

function wa(ground: Ground, _date: string, lease: Lease): Notice | null {
  if (isFault(ground)) return fault(7);
  if (ground === 'noGround') return lease === 'periodic' ? { notice: days(60), reason: false } : null;
  if (ground === 'endOfTerm') return lease === 'fixed' ? { notice: days(30), reason: false } : null;
  return ground === 'sale' && lease === 'periodic' ? { notice: days(30), reason: true } : null;
}

function sa(ground: Ground, date: string, lease: Lease): Notice | null {
  if (isFault(ground)) return fault(7);
  if (date < '2024-07-01' && ground === 'noGround') {
    return lease === 'periodic' ? { notice: days(90), reason: false } : null;
  }
  if (date < '2024-07-01' && ground === 'endOfTerm') {
    return lease === 'fixed' ? { notice: days(28), reason: false } : null;
  }
  return ownReasons.includes(ground) ? { notice: days(60), reason: true } : null;
}

function tas(ground: Ground, _date: string, lease: Lease): Notice | null {
  if (isFault(ground)) return fault(14);
  if (ground === 'endOfTerm') return lease === 'fixed' ? { notice: days(42), reason: true } : null;
  return ownReasons.includes(ground) && lease === 'periodic' ? { notice: days(42), reason: true } : null;
}

function act(ground: Ground, date: string, lease: Lease): Notice | null {
  if (isFault(ground)) return fault(14);
  if (ground === 'noGround') {
    return date < '2023-04-01' && lease === 'periodic' ? { notice: days(182), reason: false } : null;
  }
  if (ground === 'sale' || ground === 'ownerMovesIn') return { notice: days(56), reason: true };
  if (ground === 'renovation') return { notice: days(84), reason: true };
  return ownReasons.includes(ground) ? { notice: days(182), reason: true } : null;
}

function nt(ground: Ground, date: string, lease: Lease): Notice | null {
  if (isFault(ground)) return fault(14);
  const old = date < '2024-01-02';
  if (ground === 'noGround') return lease === 'periodic' ? { notice: days(old ? 42 : 60), reason: false } : null;
  if (ground === 'endOfTerm') return lease === 'fixed' ? { notice: days(old ? 14 : 60), reason: false } : null;
  return null;
}

const states = { NSW: nsw, VIC: vic, QLD: qld, WA: wa, SA: sa, TAS: tas, ACT: act, NT: nt };

type Tenancy = { leaseType: Lease; startDate: string; endDate: string | null; serviceDays?: number };

/** Returns null for a ground on which the landlord cannot end this kind of lease. */
export function landlordEnds(state: AustralianState, date: string, ground: Ground, tenancy: Tenancy) {
  const { leaseType, startDate, endDate, serviceDays = 0 } = tenancy;
  const lastDayOf6Months = daysAfter(monthsAfter(startDate, 6), -1);
  const found = states[state](ground, date, leaseType, endDate !== null && endDate > lastDayOf6Months);
  if (!found) return null;
  const noticeEnds = spanAfter(daysAfter(date, serviceDays), found.notice);
  return {
    earliestEnd: leaseType === 'fixed' && endDate && !found.early ? latest(noticeEnds, endDate) : noticeEnds,
    needsReason: found.reason,
    needsEvidence: found.evidence ?? false,
  };
}
