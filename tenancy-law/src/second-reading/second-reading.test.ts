import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { allRows } from '../rules/all-rules.ts';
import { applicationForm } from '../rules/application-form.ts';
import { isPriceGuideBanned } from '../rules/auction-price.ts';
import { bondCap, bondLodgement, petBond } from '../rules/bond.ts';
import { addBusinessDays, isBusinessDay } from '../rules/business-days.ts';
import { coolingOff } from '../rules/cooling-off.ts';
import { entryNotice } from '../rules/entry-notice.ts';
import { rentPerPeriod } from '../rules/monthly-rent.ts';
import { endGrounds, noticeToEnd } from '../rules/notice-to-end.ts';
import { openHomeNotice } from '../rules/open-home-notice.ts';
import { priceRange } from '../rules/price-range.ts';
import { rentBidding } from '../rules/rent-bidding.ts';
import { rentInAdvance } from '../rules/rent-in-advance.ts';
import { earliestIncrease, lastDayForNotice, rentIncrease } from '../rules/rent-increase.ts';
import { serviceDays } from '../rules/service-time.ts';
import { standardForm } from '../rules/standard-form.ts';
import * as bondAndRent from './bond-and-rent.ts';
import { grounds, landlordEnds } from './end-of-tenancy.ts';
import { entryHours, openHomeHours } from './entry.ts';
import * as paper from './paper.ts';
import { daysAfter, daysBetween, isWorkingDay, workingDaysAfter } from './plain-dates.ts';
import { lastNotice, rise } from './rent-rise.ts';
import { mustHidePrice, offersAboveRent, widestRange, withdrawal } from './selling.ts';

const seed = process.env['CI'] ? 16 : Date.now() % 2 ** 31;

/** Days on which counting goes wrong most easily. */
const notable = [
  ...['2016-02-29', '2020-02-29', '2023-02-28', '2024-02-29', '2028-02-29', '2032-02-29'],
  ...['2025-04-06', '2025-10-05', '2026-04-05', '2026-10-04', '2027-04-04', '2027-10-03'],
  ...['2023-12-31', '2024-12-31', '2025-12-24', '2026-04-03', '2026-12-31', '2027-12-31'],
  ...['2025-08-31', '2025-12-31', '2026-01-31', '2026-03-31'],
];
const changes = [...new Set(allRows.flatMap(({ from, to }) => (to ? [from, daysAfter(to, 1)] : [from])))];
const anyDate = fc.oneof(
  fc.integer({ min: 0, max: 25 * 365 }).map((days) => daysAfter('2016-01-01', days)),
  fc
    .tuple(fc.constantFrom(...notable, ...changes), fc.integer({ min: -3, max: 3 }))
    .map(([day, n]) => daysAfter(day, n)),
);
const dates = [...changes.flatMap((day) => [daysAfter(day, -1), day]), ...fc.sample(anyDate, { numRuns: 1_000, seed })];

const leaseTypes = ['fixed', 'periodic'] as const;
const anyDays = (max: number) => fc.integer({ min: 0, max });
const thresholds = fc.constantFrom(250_00, 350_00, 700_00, 800_00, 900_00, 1200_00);
const anyRent = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.tuple(thresholds, fc.integer({ min: -1, max: 1 })).map(([cents, more]) => cents + more),
);

/** Compares both readings in every state, on each date with an input of its own. Lists the first disagreements. */
function expectAgreement<Input>(
  inputs: fc.Arbitrary<Input>,
  law: (state: AustralianState, date: string, input: Input) => unknown,
  second: (state: AustralianState, date: string, input: Input) => unknown,
) {
  const disagreements: string[] = [];
  const values = fc.sample(inputs, { numRuns: dates.length, seed: seed + 1 });
  for (const [index, date] of dates.entries()) {
    const input = values[index] as Input;
    for (const state of australianState.options) {
      const [one, other] = [law(state, date, input), second(state, date, input)].map((value) => JSON.stringify(value));
      if (one !== other) disagreements.push(`${state} ${date} ${JSON.stringify(input)}: law ${one}, second ${other}`);
    }
  }
  const shown = process.env['LAW_ALL'] ? disagreements : disagreements.slice(0, 10);
  expect({ seed, shown }).toEqual({ seed, shown: [] });
}

const nothing = fc.constant(null);

describe('the law functions and a second reading of the rules agree on 1,000 dates in each state', () => {
  it('bond cap (V28)', () => {
    expectAgreement(
      anyRent,
      (state, date, rentCents) => bondCap(state, date, { rentCents }).value,
      bondAndRent.highestBond,
    );
  });

  it('bond for a pet (V28)', () => {
    expectAgreement(nothing, (state, date) => petBond(state, date).value, bondAndRent.highestPetBond);
  });

  it('bond lodgement', () => {
    expectAgreement(nothing, (state, date) => bondLodgement(state, date).value, bondAndRent.lodgement);
  });

  it('rent in advance (V29)', () => {
    expectAgreement(
      fc.record({ rentCents: anyRent, leaseType: fc.constantFrom(...leaseTypes) }),
      (state, date, input) => rentInAdvance(state, date, input).value,
      bondAndRent.highestAdvance,
    );
  });

  it('rent per fortnight and month (V28)', () => {
    expectAgreement(
      anyRent,
      (state, date, rentCents) => rentPerPeriod(state, date, { rentCents }).value,
      (_state, date, rentCents) => bondAndRent.fortnightAndMonth(date, rentCents),
    );
  });

  const anyLease = fc.record({
    startedAgo: anyDays(1_200),
    increasedAgo: fc.option(anyDays(800)),
    endsIn: fc.option(fc.integer({ min: -60, max: 900 })),
    agreedIn: anyDays(500),
    kind: fc.constantFrom('none' as const, 'amount' as const, 'method' as const),
    leaseType: fc.constantFrom(...leaseTypes),
    service: anyDays(12),
  });
  type AnyLease = typeof anyLease extends fc.Arbitrary<infer Lease> ? Lease : never;
  const leaseOn = (
    date: string,
    { startedAgo, increasedAgo, endsIn, agreedIn, kind, leaseType, service }: AnyLease,
  ) => {
    const agreedDate = daysAfter(date, agreedIn);
    return {
      startDate: daysAfter(date, -startedAgo),
      lastIncrease: increasedAgo === null ? null : daysAfter(date, -increasedAgo),
      leaseType,
      endDate: endsIn === null ? null : daysAfter(date, endsIn),
      agreed:
        kind === 'none'
          ? { kind }
          : kind === 'amount'
            ? { kind, date: agreedDate, rent: '500.00' }
            : { kind, date: agreedDate, method: 'CPI' },
      serviceDays: service,
    };
  };

  it('rent increase (V32)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) => rentIncrease(state, date, leaseOn(date, lease)).value,
      (state, date, lease) => rise(state, date, leaseOn(date, lease)),
    );
  });

  it('earliest rent increase (V32)', () => {
    expectAgreement(
      anyLease,
      (state, date, lease) => earliestIncrease(state, date, leaseOn(date, lease)).value,
      (state, date, lease) => rise(state, date, leaseOn(date, lease)).earliest,
    );
  });

  it('last day for notice of an increase (V32)', () => {
    expectAgreement(
      anyDays(12),
      (state, date, service) => lastDayForNotice(state, date, { serviceDays: service }).value,
      lastNotice,
    );
  });

  it('grounds to end a tenancy (V33)', () => {
    const tenancy = { startDate: '2025-01-01', endDate: null };
    for (const leaseType of leaseTypes) {
      expectAgreement(
        nothing,
        (state, date) =>
          endGrounds(state, date, { leaseType })
            .map(({ code }) => code)
            .sort(),
        (state, date) =>
          grounds.filter((ground) => landlordEnds(state, date, ground, { ...tenancy, leaseType })).sort(),
      );
    }
  });

  it('notice to end for each ground (V33)', () => {
    const ending = fc.record({
      startedAgo: anyDays(1_000),
      term: anyDays(800),
      sixMonths: fc.integer({ min: -1, max: 1 }),
      service: anyDays(12),
    });
    for (const leaseType of leaseTypes) {
      for (const ground of grounds) {
        const tenancy = (
          date: string,
          { startedAgo, term, service }: { startedAgo: number; term: number; service: number },
        ) => {
          const startDate = daysAfter(date, -startedAgo);
          return {
            leaseType,
            startDate,
            endDate: leaseType === 'fixed' ? daysAfter(startDate, term) : null,
            serviceDays: service,
          };
        };
        expectAgreement(
          ending,
          (state, date, input) =>
            endGrounds(state, date, { leaseType }).some(({ code }) => code === ground)
              ? noticeToEnd(state, date, { ground, ...tenancy(date, input) }).value
              : null,
          (state, date, input) => landlordEnds(state, date, ground, tenancy(date, input)),
        );
      }
    }
  });

  it.each(['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation'] as const)(
    'entry notice for %s',
    (purpose) => {
      expectAgreement(
        nothing,
        (state, date) => entryNotice(state, date, { purpose }).value.hours,
        (state, date) => entryHours(state, date, purpose),
      );
    },
  );

  it('notice of an open home (V19)', () => {
    expectAgreement(nothing, (state, date) => openHomeNotice(state, date).value.hours, openHomeHours);
  });

  it('standard form and what goes with it', () => {
    expectAgreement(
      fc.option(fc.oneof(fc.constantFrom(5, 5.01, 4.99), fc.double({ min: 0.1, max: 9, noNaN: true }))),
      (state, date, termYears) => {
        const form = standardForm(state, date, { termYears }).value;
        return [
          form.number,
          form.prescribed,
          paper.enclosures(state).map((name) => form.enclosures.some((e) => name.test(e))),
        ];
      },
      (state, _date, termYears) => [
        paper.formNumber(state, termYears),
        paper.isPrescribed(state),
        paper.enclosures(state).map(() => true),
      ],
    );
  });

  it('application form', () => {
    expectAgreement(
      nothing,
      (state, date) => applicationForm(state, date).value !== null,
      paper.applicationFormIsPrescribed,
    );
  });

  it('days of service by post', () => {
    expectAgreement(
      nothing,
      (state, date) => serviceDays(state, date, { method: 'post' }).value,
      (state, date) => {
        const count = paper.postalDays(state);
        return count === null ? null : daysBetween(date, workingDaysAfter(state, date, count));
      },
    );
  });

  it('business days', () => {
    expectAgreement(
      anyDays(40),
      (state, date, count) => [isBusinessDay(state, date), addBusinessDays(state, date, count)],
      (state, date, count) => [isWorkingDay(state, date), workingDaysAfter(state, date, count)],
    );
  });

  it('cooling-off', () => {
    expectAgreement(
      fc.record({ auction: fc.boolean(), priceCents: fc.integer({ min: 1, max: 1_000_000_000_00 }) }),
      (state, date, input) => coolingOff(state, date, input).value,
      withdrawal,
    );
  });

  it('offers above the advertised rent', () => {
    expectAgreement(nothing, (state, date) => rentBidding(state, date).value, offersAboveRent);
  });

  it('advertised price range (V21)', () => {
    expectAgreement(nothing, (state, date) => priceRange(state, date).value, widestRange);
  });

  it('price guide of an auction', () => {
    const propertyType = fc.constantFrom(
      'Residential' as const,
      'Commercial' as const,
      'Land' as const,
      'Rural' as const,
    );
    expectAgreement(
      fc.record({
        type: fc.constantFrom('sale' as const, 'lease' as const, 'both' as const),
        at: fc.constantFrom(undefined, null, 'T10:00:00+10:00'),
        name: propertyType,
        category: fc.constantFrom('House', 'Residential land', 'Lifestyle block', 'Development site'),
      }),
      (state, date, input) => isPriceGuideBanned(auctioned(state, date, input)),
      (state, date, input) => mustHidePrice(auctioned(state, date, input)),
    );
  });
});

function auctioned(
  state: AustralianState,
  date: string,
  {
    type,
    at,
    name,
    category,
  }: {
    type: 'sale' | 'lease' | 'both';
    at: string | null | undefined;
    name: 'Residential' | 'Commercial' | 'Land' | 'Rural';
    category: string;
  },
) {
  const property = { propertyType: { name }, category: { name: category }, address: { state } };
  return { type, auctionDateTime: at ? `${date}${at}` : at, property };
}
