import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from 'shared-contract/date/local-date';
import { anyDate, anyLease, anyRent, anyState } from '../testing/arbitrary-law.ts';
import { publicHolidaysOf } from '../testing/public-holidays-of.ts';
import { applicationForm } from './application-form.ts';
import { bondCap, bondLodgement, petBond } from './bond.ts';
import { addBusinessDays, isBusinessDay } from './business-days.ts';
import { coolingOff } from './cooling-off.ts';
import { entryNotice } from './entry-notice.ts';
import { monthOfRent, rentPerPeriod } from './monthly-rent.ts';
import { openHomeNotice } from './open-home-notice.ts';
import { priceRange } from './price-range.ts';
import { publicHolidays } from './public-holidays.ts';
import { rentBidding } from './rent-bidding.ts';
import { rentInAdvance } from './rent-in-advance.ts';
import { serviceDays } from './service-time.ts';
import { standardForm } from './standard-form.ts';

/** Runs a property on any state and date. */
const always = (check: (state: Parameters<typeof petBond>[0], date: string) => void) =>
  fc.assert(fc.property(anyState, anyDate, check));

it('V28 bondCap: is at least four weeks, at most six, or none, and never falls when the rent rises within a rule', () => {
  fc.assert(
    fc.property(anyState, anyDate, anyRent, (state, date, rentCents) => {
      const { value, sentence, since } = bondCap(state, date, { rentCents });
      expect(sentence.startsWith(`${state}: `) && sentence.includes('since')).toBe(true);
      if (value === null) return expect(['VIC', 'WA', 'QLD']).toContain(state);
      expect(value >= rentCents * 4 && value <= rentCents * 6).toBe(true);
      const more = bondCap(state, date, { rentCents: rentCents + 1 }).value;
      if (more !== null) expect(more).toBeGreaterThanOrEqual(value);
      expect(bondCap(state, since, { rentCents }).since).toBe(since);
    }),
  );
});

it('V28 petBond: only WA has one', () => {
  always((state, date) => expect(petBond(state, date).value).toBe(state === 'WA' ? 26_000 : null));
});

it('bondLodgement: falls after the day of receipt, on a business day where business days count', () => {
  always((state, date) => {
    const { due, by } = bondLodgement(state, date).value;
    expect(by).toBe(state === 'TAS' ? 'tenant' : 'owner');
    if (due === null) return expect(state).toBe('TAS');
    const days = daysBetween(date, due);
    if (['NSW', 'VIC', 'NT'].includes(state))
      expect([isBusinessDay(state, due), days >= 12 && days <= 24]).toEqual([true, true]);
    else expect(days).toBe(state === 'QLD' ? 10 : 14);
  });
});

it('addBusinessDays: passes exactly so many business days and ends on one', () => {
  fc.assert(
    fc.property(anyState, anyDate, fc.integer({ min: 0, max: 15 }), (state, date, count) => {
      const end = addBusinessDays(state, date, count);
      let passed = 0;
      for (let day = addDays(date, 1); day <= end; day = addDays(day, 1)) if (isBusinessDay(state, day)) passed += 1;
      expect(passed).toBe(count);
      expect(count === 0 ? end === date : isBusinessDay(state, end)).toBe(true);
    }),
  );
});

it.each(Object.entries(publicHolidays))(
  'the table of public holidays in %s agrees with date-holidays',
  (state, years) => {
    expect(Object.keys(years).length).toBe(26);
    for (const [year, days] of Object.entries(years)) {
      expect([year, days]).toEqual([year, publicHolidaysOf(state as 'NSW', Number(year)).join(' ')]);
    }
  },
);

it('V28 rentPerPeriod: twelve months are a year of daily rent, to the cent of rounding', () => {
  fc.assert(
    fc.property(anyState, anyDate, anyRent, (state, date, rentCents) => {
      const { fortnightCents, monthCents } = rentPerPeriod(state, date, { rentCents }).value;
      expect(fortnightCents).toBe(2 * rentCents);
      const isLeap = daysBetween(`${date.slice(0, 4)}-01-01`, `${date.slice(0, 4)}-12-31`) === 365;
      expect(Math.abs(monthCents * 84 - rentCents * (isLeap ? 366 : 365))).toBeLessThanOrEqual(42);
      expect(monthOfRent(rentCents, date)).toBe(monthCents);
    }),
  );
});

it('V29 rentInAdvance: a periodic tenancy never allows more than a fixed term', () => {
  const size = { period: 1, month: 4.4 };
  fc.assert(
    fc.property(anyState, anyDate, anyRent, anyLease, (state, date, rentCents, leaseType) => {
      const most = (type: typeof leaseType) => {
        const { value } = rentInAdvance(state, date, { rentCents, leaseType: type });
        return value === null ? Number.POSITIVE_INFINITY : typeof value === 'number' ? value : size[value];
      };
      expect(most('periodic')).toBeLessThanOrEqual(most('fixed'));
      expect(most(leaseType)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('V19 entryNotice and openHomeNotice: one day to one week, or reasonable notice', () => {
  const purposes = ['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation'] as const;
  always((state, date) => {
    const hours = [...purposes.map((purpose) => entryNotice(state, date, { purpose })), openHomeNotice(state, date)];
    for (const { value, sentence } of hours) {
      expect([24, 48, 72, 168, null]).toContain(value.hours);
      expect(sentence.includes('reasonable')).toBe(value.hours === null);
    }
  });
});

it('serviceDays: none by email and hand; by post seven business days in NSW', () => {
  always((state, date) => {
    for (const method of ['email', 'hand'] as const) expect(serviceDays(state, date, { method }).value).toBe(0);
    const post = serviceDays(state, date, { method: 'post' }).value;
    if (post === null) return expect(state).not.toBe('NSW');
    expect(isBusinessDay(state, addDays(date, post))).toBe(true);
  });
});

it('standardForm: a longer form only above the limit', () => {
  fc.assert(
    fc.property(anyState, anyDate, fc.double({ min: 0, max: 30, noNaN: true }), (state, date, termYears) => {
      const { value } = standardForm(state, date, { termYears });
      expect(value.number === 'Form 2').toBe(state === 'VIC' && termYears > 5);
      expect(value.prescribed).toBe(state !== 'TAS');
      expect(value.enclosures.length).toBeGreaterThan(0);
    }),
  );
});

it('coolingOff: ends on a business day after the contract; an auction has none', () => {
  fc.assert(
    fc.property(anyState, anyDate, fc.integer({ min: 1, max: 10 ** 11 }), (state, date, priceCents) => {
      const { ends, penaltyCents } = coolingOff(state, date, { auction: false, priceCents }).value;
      expect(ends === null).toBe(state === 'TAS' || state === 'WA');
      if (ends !== null) expect([ends > date, isBusinessDay(state, ends)]).toEqual([true, true]);
      if (penaltyCents !== null) expect(penaltyCents).toBeLessThanOrEqual(Math.max(10_000, priceCents * 0.0025 + 1));
      expect(coolingOff(state, date, { auction: true, priceCents }).value).toEqual({ ends: null, penaltyCents: null });
    }),
  );
});

it('rentBidding, applicationForm, priceRange: change on their first day', () => {
  always((state, date) => {
    if (state === 'VIC') expect(rentBidding(state, date).value === 'forbidden').toBe(date >= '2025-11-25');
    else expect(['forbidden', 'unprompted', 'open']).toContain(rentBidding(state, date).value);
    const first = { VIC: '2026-03-31', QLD: '2025-05-01' }[state as string];
    expect(applicationForm(state, date).value !== null).toBe(first !== undefined && date >= first);
    expect(priceRange(state, date).value).toBe(state === 'VIC' ? 10 : null);
  });
});
