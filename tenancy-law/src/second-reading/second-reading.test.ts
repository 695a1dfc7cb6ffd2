import { describe, it } from '@jest/globals';
import fc from 'fast-check';
import type { AustralianState } from 'shared-contract/place/suburb';
import { applicationFields } from '../rules/application-fields.ts';
import { applicationForm } from '../rules/application-form.ts';
import { isPriceGuideBanned } from '../rules/auction-price.ts';
import { bondCap, bondLodgement, petBond } from '../rules/bond.ts';
import { addBusinessDays, isBusinessDay } from '../rules/business-days.ts';
import { coolingOff } from '../rules/cooling-off.ts';
import { rentPerPeriod } from '../rules/monthly-rent.ts';
import { priceRange } from '../rules/price-range.ts';
import { rentBidding } from '../rules/rent-bidding.ts';
import { rentInAdvance } from '../rules/rent-in-advance.ts';
import { serviceDays } from '../rules/service-time.ts';
import { standardForm } from '../rules/standard-form.ts';
import { fortnightAndMonth, highestAdvance, highestBond, highestPetBond, lodgement } from './bond-and-rent.ts';
import {
  applicationFormIsPrescribed,
  applicationQuestions,
  daysByPost,
  enclosures,
  formNumber,
  isPrescribed,
} from './paper.ts';
import { isWorkingDay, workingDaysAfter } from './plain-dates.ts';
import { mustHidePrice, offersAboveRent, widestRange, withdrawal } from './selling.ts';
import { anyDays, expectAgreement, nothing } from './testing/expect-agreement.ts';

const thresholds = fc.constantFrom(250_00, 350_00, 700_00, 800_00, 900_00, 1200_00);
const anyRent = fc.oneof(
  fc.integer({ min: 1, max: 5_000_000 }),
  fc.tuple(thresholds, fc.integer({ min: -1, max: 1 })).map(([cents, more]) => cents + more),
);

describe('the law functions and a second reading of the rules agree on 1,000 dates in each state', () => {
  it('bond cap (V28)', () => {
    expectAgreement(anyRent, (state, date, rentCents) => bondCap(state, date, { rentCents }).value, highestBond);
  });

  it('bond for pets (V28)', () => {
    expectAgreement(nothing, (state, date) => petBond(state, date).value, highestPetBond);
  });

  it('bond lodgement', () => {
    expectAgreement(nothing, (state, date) => bondLodgement(state, date).value, lodgement);
  });

  it('rent in advance (V29)', () => {
    expectAgreement(
      fc.record({ rentCents: anyRent, leaseType: fc.constantFrom('fixed' as const, 'periodic' as const) }),
      (state, date, input) => rentInAdvance(state, date, input).value,
      highestAdvance,
    );
  });

  it('rent per fortnight and month (V28)', () => {
    expectAgreement(
      anyRent,
      (state, date, rentCents) => rentPerPeriod(state, date, { rentCents }).value,
      (_state, date, rentCents) => fortnightAndMonth(date, rentCents),
    );
  });

  it('standard form and what goes with it', () => {
    const anyTerm = fc.oneof(fc.constantFrom(5, 5.01, 4.99), fc.double({ min: 0.1, max: 9, noNaN: true }));
    expectAgreement(
      fc.option(anyTerm),
      (state, date, termYears) => {
        const form = standardForm(state, date, { termYears }).value;
        const found = enclosures(state).map((name) => form.enclosures.some((enclosure) => name.test(enclosure)));
        return [form.number, form.prescribed, found];
      },
      (state, _date, termYears) => [
        formNumber(state, termYears),
        isPrescribed(state),
        enclosures(state).map(() => true),
      ],
    );
  });

  it('application form', () => {
    expectAgreement(nothing, (state, date) => applicationForm(state, date).value !== null, applicationFormIsPrescribed);
  });

  it('questions in an application', () => {
    const asks = (state: AustralianState, date: string) => {
      const { fields } = applicationFields(state, date).value;
      return [fields.includes('pets'), fields.includes('dateOfBirth'), fields.includes('message')];
    };
    expectAgreement(nothing, asks, applicationQuestions);
  });

  it('service of a notice', () => {
    expectAgreement(
      fc.constantFrom('email' as const, 'hand' as const, 'post' as const),
      (state, date, method) => serviceDays(state, date, { method }).value,
      (state, date, method) => (method === 'post' ? daysByPost(state, date) : 0),
    );
  });

  it('business days', () => {
    expectAgreement(
      anyDays(15),
      (state, date, count) => [isBusinessDay(state, date), addBusinessDays(state, date, count)],
      (state, date, count) => [isWorkingDay(state, date), workingDaysAfter(state, date, count)],
    );
  });

  it('cooling-off', () => {
    expectAgreement(
      fc.record({ auction: fc.boolean(), priceCents: fc.integer({ min: 1, max: 100_000_000_000 }) }),
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
    expectAgreement(
      anyAuction,
      (state, date, input) => isPriceGuideBanned(auctioned(state, date, input)),
      (state, date, input) => mustHidePrice(auctioned(state, date, input)),
    );
  });
});

const anyAuction = fc.record({
  type: fc.constantFrom('sale' as const, 'lease' as const, 'both' as const),
  time: fc.constantFrom(undefined, null, 'T10:00:00+10:00'),
  name: fc.constantFrom('Residential' as const, 'Commercial' as const, 'Land' as const, 'Rural' as const),
  category: fc.constantFrom('House', 'Residential land', 'Lifestyle block', 'Development site'),
});
type Auction = typeof anyAuction extends fc.Arbitrary<infer Value> ? Value : never;

function auctioned(state: AustralianState, date: string, { type, time, name, category }: Auction) {
  const property = { propertyType: { name }, category: { name: category }, address: { state } };
  return { type, auctionDateTime: time ? `${date}${time}` : time, property };
}
