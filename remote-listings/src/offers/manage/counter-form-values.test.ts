import { expect, it } from '@jest/globals';
import type { OfferTerms } from 'shared-contract/offer/offer';
import { initialCounterValues, parseCounterOffer } from './counter-form-values.ts';

const today = '2026-11-21';
const terms: OfferTerms = {
  kind: 'sale',
  amount: '790000.00',
  deposit: '79000.00',
  settlementDays: 60,
  conditions: [{ kind: 'saleOfHome', days: 60 }],
};
const listing: Parameters<typeof parseCounterOffer>[2] = {
  type: 'sale',
  pricing: { displayType: 'value', displayValue: { value: '800000.00' } },
  property: {
    '@id': '/api/properties/p1',
    '@type': 'ResidentialProperty',
    id: 'p1',
    propertyType: { name: 'Residential' },
    category: { name: 'House' },
    address: { fullAddress: 'Richmond', suburb: 'Richmond', state: 'VIC', postcode: '3121' },
    timeZone: 'Australia/Melbourne',
  },
};
const judge = (changes: Partial<ReturnType<typeof initialCounterValues>>) =>
  parseCounterOffer(
    { ...initialCounterValues({ status: 'pending', terms }, today), ...changes },
    { terms },
    listing,
    today,
  );

it('sends the changed terms', () => {
  expect(judge({ amount: '$798,000', retainedConditions: [false] })).toMatchObject({
    ok: true,
    patch: { status: 'countered', terms: { amount: '798000.00', deposit: '79000.00', conditions: [] } },
  });
});

it('checks the deposit even when the price is missing', () => {
  const deposit = 'Enter a percentage such as 10% or an amount such as $50,000.';
  expect(judge({ amount: '', deposit: 'half' })).toMatchObject({
    ok: false,
    errors: { amount: expect.anything(), deposit },
  });
  expect(judge({ amount: '', deposit: 'half%' })).toMatchObject({ ok: false, errors: { deposit } });
  expect(judge({ deposit: '10' })).toEqual({ ok: false, errors: { deposit } });
});

it('V23: shows an out-of-range price together with all other errors', () => {
  expect(judge({ amount: '850', deposit: '0', settlementDays: '', expiresOn: '2027-11-21' })).toEqual({
    ok: false,
    errors: {
      amount: 'Enter an offer from $1,000 to $1,000,000,000.',
      settlementDays: 'Enter a number of days.',
      expiresOn: 'Choose an expiry date from today to 60 days ahead.',
    },
  });
});
