import { describe, expect, it } from '@jest/globals';
import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import type { OfferTerms } from 'shared-contract/offer/offer';
import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type AustralianState, australianState } from 'shared-contract/place/suburb';
import { offerViolations, rentBiddingNotice } from './offer-violations.ts';

const value = (amount: string): Pricing => ({ displayType: 'value', displayValue: { value: amount } });
const listing = (type: ListingType, pricing: Pricing, state: AustralianState = 'VIC'): OfferedListing => ({
  type,
  pricing,
  property: { propertyType: { name: 'Residential' }, address: { state } },
});
const today = '2026-11-21';
const renting: OfferTerms = { kind: 'lease', amount: '650.00', startDate: '2026-12-01', termMonths: 12 };
const judge = (terms: OfferTerms, on: OfferedListing, expiresOn = '2026-11-28') =>
  offerViolations({ terms, expiresOn }, on, today).map(({ propertyPath, message }) => `${propertyPath}: ${message}`);
const rent = (amount: string, on: OfferedListing) => judge({ ...renting, amount }, on);

describe('rent bidding', () => {
  it.each(australianState.options)('in %s: the advertised rent and less are always taken', (state) => {
    const home = listing('lease', value('650.00'), state);
    expect([...rent('650.00', home), ...rent('600.00', home)]).toEqual([]);
  });

  it.each(australianState.options)('in %s: more is refused, and the message says why and what is taken', (state) => {
    const [message, ...rest] = rent('650.01', listing('lease', value('650.00'), state));
    expect(message).toBe(`terms.amount: ${rentBiddingNotice(state, today)} Enter $650 or less.`);
    expect(rest).toEqual([]);
  });

  it('distinguishes a ban from a ban on asking', () => {
    expect(rentBiddingNotice('QLD', today)).toMatch(/may not be let for more/);
    expect(rentBiddingNotice('WA', today)).toMatch(/ask for or invite/);
  });

  it('takes more where and as long as no law is known', () => {
    const terms: OfferTerms = { ...renting, amount: '700.00', startDate: '2023-05-01' };
    const on = listing('lease', value('650.00'), 'ACT');
    expect(offerViolations({ terms, expiresOn: '2023-04-07' }, on, '2023-03-31')).toEqual([]);
    expect(offerViolations({ terms, expiresOn: '2023-04-07' }, on, '2023-04-01')).toHaveLength(1);
  });

  it('is about homes only', () => {
    const shop: OfferedListing = {
      ...listing('lease', value('650.00')),
      property: { propertyType: { name: 'Commercial' }, address: { state: 'VIC' } },
    };
    expect(rent('900.00', shop)).toEqual([]);
  });

  it('compares with the rent of a listing of type both, not with its price', () => {
    const both = { ...listing('both', value('800000.00')), leasePricing: value('650.00') };
    expect(rent('651.00', both)).toHaveLength(1);
  });

  it('V22: a hidden rent cannot be found out by trying', () => {
    expect(rent('49000.00', listing('lease', { displayType: 'hide', displayValue: { value: '650.00' } }))).toEqual([]);
  });
});
