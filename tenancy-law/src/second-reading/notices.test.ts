import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { NoticeFacts } from 'shared-contract/tenancy/notice';
import { earliestEnds, earliestIncrease as nextIncrease } from '../notice/next-actions.ts';
import { increaseToAnnounce, nextRentIncrease } from '../notice/next-rent-increase.ts';
import { entryLaw } from '../notice/notice-law.ts';
import { entryNotice } from '../rules/entry-notice.ts';
import { endGrounds, noticeToEnd } from '../rules/notice-to-end.ts';
import { openHomeNotice } from '../rules/open-home-notice.ts';
import { lastDayForNotice, rentIncrease } from '../rules/rent-increase.ts';
import { grounds, landlordEnds } from './end-of-tenancy.ts';
import { entryHours, openHomeHours } from './entry.ts';
import { daysByPost } from './paper.ts';
import { daysAfter, localDay } from './plain-dates.ts';
import { lastNotice, reminder, rise } from './rent-rise.ts';
import { anyDays, expectAgreement, nothing } from './testing/expect-agreement.ts';

const anyLease = fc.record({
  leaseType: fc.constantFrom('fixed' as const, 'periodic' as const),
  startedAgo: anyDays(1_200),
  increasedAgo: fc.option(anyDays(800)),
  endsIn: fc.oneof(fc.integer({ min: -60, max: 900 }), fc.constantFrom('6 months' as const)),
  agreed: fc.option(anyDays(500)),
  service: anyDays(12),
  email: fc.boolean(),
});
type AnyLease = typeof anyLease extends fc.Arbitrary<infer Lease> ? Lease : never;

/** A term of about 6 months is frequent, because it decides the length of a notice. */
function leaseOn(date: string, { leaseType, startedAgo, increasedAgo, endsIn, agreed, service }: AnyLease) {
  const startDate = daysAfter(date, -startedAgo);
  const endDate = endsIn === '6 months' ? daysAfter(startDate, 178 + (startedAgo % 8)) : daysAfter(date, endsIn);
  return {
    leaseType,
    startDate,
    endDate: leaseType === 'fixed' ? endDate : null,
    lastIncrease: increasedAgo === null ? null : daysAfter(date, -increasedAgo),
    agreed:
      agreed === null
        ? { kind: 'none' as const }
        : { kind: 'amount' as const, date: daysAfter(date, agreed), rent: '500.00' },
    serviceDays: service,
  };
}

const zones: Record<AustralianState, string> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
};

function factsOf(state: AustralianState, date: string, lease: AnyLease): NoticeFacts {
  const { startDate, endDate, lastIncrease, leaseType, agreed } = leaseOn(date, lease);
  return {
    state,
    residential: true,
    timeZone: zones[state],
    leaseType,
    startDate,
    fixedEnd: endDate,
    rent: '450.00',
    lastIncrease,
    agreedRentIncrease: agreed,
    electronicService: lease.email,
  };
}

/** After its last day a fixed term continues as a periodic tenancy. Without consent to email, post adds its days. */
function leaseAsServed(state: AustralianState, date: string, any: AnyLease) {
  const lease = leaseOn(date, any);
  const isOver = lease.endDate !== null && lease.endDate < date;
  const rest = isOver ? { leaseType: 'periodic' as const, endDate: null } : {};
  return { ...lease, ...rest, serviceDays: service(state, date, any) };
}

const service = (state: AustralianState, date: string, { email }: AnyLease) =>
  email ? 0 : (daysByPost(state, date) ?? 0);

describe('the law functions and a second reading of the rules agree on 1,000 dates in each state', () => {
  it('rent increase (V32)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) => rentIncrease(state, date, leaseOn(date, lease)).value,
      (state, date, lease) => rise(state, date, leaseOn(date, lease)),
    );
  });

  it('last day for notice of an increase (V32)', () => {
    expectAgreement(
      anyDays(12),
      (state, date, days) => lastDayForNotice(state, date, { serviceDaysOn: () => days }).value,
      (state, date, days) => lastNotice(state, date, () => days),
      1,
    );
  });

  it('next rent increase, and the last day to send its notice (V32)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) => {
        const { law, earliest, noticeBy } = nextIncrease(factsOf(state, date, lease), date);
        return [law.value, earliest, noticeBy];
      },
      (state, date, lease) => {
        const next = rise(state, date, leaseAsServed(state, date, lease));
        return [next, next.earliest, lastNotice(state, next.earliest, (day) => service(state, day, lease))];
      },
      1,
    );
  });

  it('dates and reminders of rent increases (V32)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) => {
        const tenancy = { noticeFacts: factsOf(state, date, lease), ending: null };
        return [nextRentIncrease(tenancy, date), increaseToAnnounce(tenancy, date)];
      },
      (state, date, any) => {
        const lease = { ...leaseOn(date, any), serviceDays: service(state, date, any) };
        const { earliest, noticeDays } = rise(state, date, lease);
        const noticeDecides = earliest === daysAfter(date, lease.serviceDays + noticeDays);
        return [noticeDecides ? null : earliest, reminder(state, date, lease, (day) => service(state, day, any))];
      },
      1,
    );
  });

  it('grounds to end a tenancy and the earliest end for each (V33)', () => {
    expectAgreement(
      anyLease,
      (state, date, any) => {
        const lease = leaseOn(date, any);
        const codes = endGrounds(state, date, lease).map(({ code }) => code);
        return codes.map((ground) => [ground, noticeToEnd(state, date, { ground, ...lease }).value]).sort();
      },
      (state, date, lease) => endsFor(state, date, leaseOn(date, lease)),
    );
  });

  it('ends of a tenancy that are lawful next (V33)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) =>
        earliestEnds(factsOf(state, date, lease), date)
          .map(({ code, law }) => [code, law.value])
          .sort(),
      (state, date, lease) => endsFor(state, date, leaseAsServed(state, date, lease)),
    );
  });

  it.each(['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation'] as const)('entry for %s', (purpose) => {
    expectAgreement(
      anyDays(24 * 60 - 1),
      (state, date, minutes) => {
        const at = new Date(Date.parse(`${date}T00:00Z`) + minutes * 60_000);
        const { hours } = entryNotice(state, date, { purpose }).value;
        return [hours, entryLaw({ state, timeZone: zones[state] }, at, purpose).earliest];
      },
      (state, date, minutes) => {
        const at = Date.parse(`${date}T00:00Z`) + minutes * 60_000;
        const hours = entryHours(state, localDay(zones[state], at), purpose) ?? 0;
        return [entryHours(state, date, purpose), new Date(at + hours * 60 * 60_000)];
      },
    );
  });

  it('notice of an open home (V19)', () => {
    expectAgreement(nothing, (state, date) => openHomeNotice(state, date).value.hours, openHomeHours);
  });
});

function endsFor(state: AustralianState, date: string, lease: Parameters<typeof landlordEnds>[3]) {
  const ends = grounds.map((ground) => [ground, landlordEnds(state, date, ground, lease)]);
  return ends.filter(([, end]) => end !== null).sort();
}
