import { expect, it } from '@jest/globals';
import type { AustralianState } from 'shared-contract/place/suburb';
import { bondCap, bondLodgement, petBond } from './bond.ts';
import { coolingOff } from './cooling-off.ts';
import { entryNotice, hoursText } from './entry-notice.ts';
import { monthOfRent } from './monthly-rent.ts';
import { endGrounds, noticeToEnd } from './notice-to-end.ts';
import { openHomeNotice } from './open-home-notice.ts';
import { rentBidding } from './rent-bidding.ts';
import { rentInAdvance } from './rent-in-advance.ts';
import { lastDayForNotice, rentIncrease } from './rent-increase.ts';
import { standardForm } from './standard-form.ts';

/** A Friday. */
const today = '2026-11-20';

it.each<[AustralianState, number, number | null]>([
  ['NSW', 150_000, 600_000],
  ['VIC', 90_000, 391_071],
  ['VIC', 90_001, null],
  ['QLD', 150_000, 600_000],
  ['WA', 120_000, 480_000],
  ['WA', 120_001, null],
  ['SA', 80_000, 320_000],
  ['SA', 80_001, 480_006],
  ['TAS', 150_000, 600_000],
  ['ACT', 150_000, 600_000],
  ['NT', 150_000, 600_000],
])('V28: the bond in %s at a rent of %d is at most %d', (state, rentCents, expected) => {
  expect(bondCap(state, today, { rentCents }).value).toBe(expected);
});

it('V28: explains the bond with amount, first day and source', () => {
  const { sentence, since, source, confidence } = bondCap('QLD', today, { rentCents: 45_000 });
  expect(sentence).toBe('QLD: at most 4 × $450 = $1,800, since 30 Sep 2024 (RTA).');
  expect([since, source, confidence]).toEqual(['2024-09-30', 'RTA', 'P']);
  expect(bondCap('QLD', '2024-09-29', { rentCents: 70_001 }).value).toBeNull();
});

it('V28: only WA has a pet bond, of $260', () => {
  expect(petBond('WA', today).value).toBe(26_000);
  expect(petBond('NSW', today).value).toBeNull();
});

it.each<[AustralianState, string | null]>([
  ['NSW', '2026-12-04'],
  ['VIC', '2026-12-04'],
  ['QLD', '2026-11-30'],
  ['WA', '2026-12-04'],
  ['SA', '2026-12-04'],
  ['TAS', null],
  ['ACT', '2026-12-04'],
  ['NT', '2026-12-04'],
])('lodges a bond of %s that was received on 20 November by %s', (state, due) => {
  expect(bondLodgement(state, today).value).toEqual({ due, by: due === null ? 'tenant' : 'owner' });
});

it('leaves out Christmas, Boxing Day and New Year when it counts business days', () => {
  expect(bondLodgement('NSW', '2026-12-24').value.due).toBe('2027-01-12');
});

it.each<[AustralianState, string, number]>([
  ['NSW', '2027-01-19', 60],
  ['VIC', '2027-02-18', 90],
  ['QLD', '2027-01-20', 61],
  ['WA', '2027-01-19', 60],
  ['SA', '2027-01-19', 60],
  ['TAS', '2027-01-19', 60],
  ['ACT', '2027-01-15', 56],
  ['NT', '2026-12-20', 30],
])('V32: rent in %s rises on %s at the earliest, after %d days of notice', (state, earliest, noticeDays) => {
  const context = {
    startDate: '2025-01-01',
    lastIncrease: null,
    leaseType: 'periodic',
    agreed: { kind: 'none' },
  } as const;
  const { value } = rentIncrease(state, today, context);
  const notBefore = state === 'NT' ? '2025-07-01' : '2026-01-01';
  const percentOfCpi = state === 'ACT' ? 110 : null;
  expect(value).toEqual({ allowed: true, earliest, notBefore, noticeDays, percentOfCpi });
  expect(lastDayForNotice(state, earliest).value).toBe(today);
});

it('V32: needs 12 months since the last increase, 6 in the NT, and an agreed increase in a fixed term', () => {
  const start = { startDate: '2026-08-29', lastIncrease: null, endDate: '2027-08-28' };
  const none = { ...start, leaseType: 'fixed', agreed: { kind: 'none' } } as const;
  expect(rentIncrease('QLD', today, none).value).toMatchObject({ allowed: false, earliest: '2027-08-29' });
  const agreed = { ...none, agreed: { kind: 'amount', date: '2027-03-01', rent: '700.00' } } as const;
  expect(rentIncrease('NT', today, agreed).value).toMatchObject({ allowed: true, earliest: '2027-03-01' });
  expect(rentIncrease('NSW', today, agreed).value.earliest).toBe('2027-08-29');
  const leap = {
    startDate: '2024-02-29',
    lastIncrease: '2028-02-29',
    leaseType: 'periodic',
    agreed: none.agreed,
  } as const;
  expect(rentIncrease('NSW', '2028-03-01', leap).value.earliest).toBe('2029-02-28');
});

it.each<[AustralianState, string, 'fixed' | 'periodic', string]>([
  ['NSW', 'sale', 'periodic', '2026-12-20'],
  ['NSW', 'ownerMovesIn', 'periodic', '2027-02-18'],
  ['NSW', 'renovation', 'fixed', '2027-02-28'],
  ['NSW', 'arrears', 'fixed', '2026-12-04'],
  ['VIC', 'sale', 'periodic', '2027-02-18'],
  ['QLD', 'endOfTerm', 'fixed', '2027-02-28'],
  ['QLD', 'sale', 'periodic', '2027-01-20'],
  ['WA', 'noGround', 'periodic', '2027-01-19'],
  ['SA', 'demolition', 'periodic', '2027-01-19'],
  ['TAS', 'sale', 'periodic', '2027-01-01'],
  ['ACT', 'sale', 'periodic', '2027-01-15'],
  ['ACT', 'changeOfUse', 'periodic', '2027-05-21'],
  ['NT', 'noGround', 'periodic', '2027-01-19'],
])('V33: %s for %s of a %s tenancy ends on %s at the earliest', (state, ground, leaseType, earliestEnd) => {
  const context = { ground, leaseType, startDate: '2026-03-01', endDate: leaseType === 'fixed' ? '2027-02-28' : null };
  expect(noticeToEnd(state, today, context).value.earliestEnd).toBe(earliestEnd);
});

it('V33: NSW gives 60 days for terms up to 6 months and 90 for longer ones', () => {
  const end = (endDate: string) =>
    noticeToEnd('NSW', today, { ground: 'sale', leaseType: 'fixed', startDate: '2026-07-01', endDate }).value
      .earliestEnd;
  expect([end('2026-12-31'), end('2027-01-01')]).toEqual(['2027-01-19', '2027-02-18']);
});

it('V33: VIC has no end without a reason any more, and 90 days since 25 November 2025', () => {
  const codes = (date: string) => endGrounds('VIC', date, { leaseType: 'fixed' }).map(({ code }) => code);
  expect(codes('2025-11-24')).toContain('endOfTerm');
  expect(codes('2025-11-25')).not.toContain('endOfTerm');
  const context = { ground: 'sale', leaseType: 'periodic', startDate: '2020-01-01', endDate: null } as const;
  expect(noticeToEnd('VIC', '2025-11-24', context).value.earliestEnd).toBe('2026-01-23');
  expect(noticeToEnd('VIC', '2025-11-25', context).value.earliestEnd).toBe('2026-02-23');
  expect(() => noticeToEnd('VIC', today, { ...context, ground: 'endOfTerm' })).toThrow(RangeError);
});

it('V29: rent in advance', () => {
  const most = (state: AustralianState, leaseType: 'fixed' | 'periodic', rentCents = 60_000) =>
    rentInAdvance(state, today, { rentCents, leaseType }).value;
  expect([most('SA', 'fixed'), most('NSW', 'fixed'), most('WA', 'periodic')]).toEqual([2, 2, 2]);
  expect([most('QLD', 'fixed'), most('QLD', 'periodic')]).toEqual(['month', 2]);
  expect([most('VIC', 'fixed', 90_000), most('VIC', 'fixed', 90_001)]).toEqual(['month', null]);
  expect([most('NT', 'fixed'), most('TAS', 'fixed'), most('ACT', 'periodic')]).toEqual(['period', 'period', 2]);
});

it('V19: notice before an open home, and before other entries', () => {
  const states = ['QLD', 'TAS', 'NSW', 'VIC', 'WA', 'ACT', 'NT'] as const;
  expect(states.map((state) => openHomeNotice(state, today).value.hours)).toEqual([48, 48, 168, 168, null, 48, 24]);
  expect(entryNotice('QLD', today, { purpose: 'repairs' }).value.hours).toBe(48);
  expect(entryNotice('NSW', today, { purpose: 'inspection' }).value.hours).toBe(168);
  expect(entryNotice('NT', today, { purpose: 'repairs' }).value.hours).toBe(24);
  expect(entryNotice('ACT', today, { purpose: 'showing' }).value.hours).toBe(48);
});

it('names the forms', () => {
  const number = (state: AustralianState, termYears: number | null) =>
    standardForm(state, today, { termYears }).value.number;
  expect([number('VIC', 5), number('VIC', 5.1), number('VIC', null)]).toEqual(['Form 1', 'Form 2', 'Form 1']);
  expect([number('NSW', 1), number('QLD', 1), number('WA', 1)]).toEqual(['FT6600', 'Form 18a', 'Form 1AA']);
});

it('rent bidding and cooling-off', () => {
  expect((['VIC', 'NSW', 'ACT'] as const).map((state) => rentBidding(state, today).value)).toEqual([
    'forbidden',
    'unprompted',
    'unprompted',
  ]);
  expect(rentBidding('ACT', '2023-03-31').value).toBe('open');
  const sale = { auction: false, priceCents: 80_000_000 };
  expect(coolingOff('NSW', today, sale).value).toEqual({ ends: '2026-11-27', penaltyCents: 200_000 });
  expect(coolingOff('VIC', today, { ...sale, priceCents: 1_000_000 }).value.penaltyCents).toBe(10_000);
  const penaltyOf = (priceCents: number) => coolingOff('NSW', today, { ...sale, priceCents }).value.penaltyCents;
  expect([penaltyOf(80_000_199), penaltyOf(80_000_200)]).toEqual([200_000, 200_001]);
  expect(coolingOff('QLD', today, { ...sale, auction: true }).value.ends).toBeNull();
  expect(coolingOff('TAS', today, sale).value.ends).toBeNull();
});

it('V28: a month of rent has the days of the year', () => {
  expect([monthOfRent(45_000, '2026-01-01'), monthOfRent(45_000, '2028-01-01')]).toEqual([195_536, 196_071]);
});

it('writes notices of entry in days from 3 days on', () => {
  expect([24, 48, 71, 72, 73, 168].map(hoursText)).toEqual([
    '24 hours',
    '48 hours',
    '71 hours',
    '3 days',
    '73 hours',
    '7 days',
  ]);
});
