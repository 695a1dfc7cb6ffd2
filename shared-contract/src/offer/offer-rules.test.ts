import { describe, expect, it } from '@jest/globals';
import type { ListingType, Pricing } from '../listing/listing.ts';
import type { AustralianState } from '../place/suburb.ts';
import type { OfferStatus, OfferTerms } from './offer.ts';
import { type OfferedListing, offerMoves, offerStatusAt, offerTermViolations } from './offer-rules.ts';

const value = (amount: string): Pricing => ({ displayType: 'value', displayValue: { value: amount } });
const listing = (type: ListingType, pricing: Pricing, state: AustralianState = 'VIC'): OfferedListing => ({
  type,
  pricing,
  property: { propertyType: { name: 'Residential' }, address: { state } },
});
const sale = listing('sale', value('800000.00'));
const today = '2026-11-21';
const buying: OfferTerms = {
  kind: 'sale',
  amount: '790000.00',
  deposit: '79000.00',
  settlementDays: 60,
  conditions: [],
};
const renting: OfferTerms = { kind: 'lease', amount: '650.00', startDate: '2026-12-01', termMonths: 12 };
const judge = (terms: OfferTerms, on: OfferedListing, expiresOn = '2026-11-28') =>
  offerTermViolations({ terms, expiresOn }, on, today).map(
    ({ propertyPath, message }) => `${propertyPath}: ${message}`,
  );
const rent = (amount: string, on: OfferedListing) => judge({ ...renting, amount }, on);

describe('an offer on a listing', () => {
  it('is for what the listing offers', () => {
    expect(judge(buying, sale)).toEqual([]);
    expect(judge(renting, sale)).toEqual(['terms.kind: This property isn’t for rent.']);
    expect(judge(buying, listing('lease', value('650.00')))).toEqual(['terms.kind: This property isn’t for sale.']);
    const both = { ...listing('both', value('800000.00')), leasePricing: value('650.00') };
    expect([...judge(buying, both), ...judge(renting, both)]).toEqual([]);
  });

  it('V23: is between $1,000 and $1,000,000,000, its deposit within it', () => {
    const amount = (text: string, deposit = '0.00') => judge({ ...buying, amount: text, deposit }, sale);
    expect([...amount('1000.00'), ...amount('1000000000.00')]).toEqual([]);
    for (const refused of ['999.99', '1000000000.01', '-5000.00'])
      expect(amount(refused)).toContain('terms.amount: Enter an offer from $1,000 to $1,000,000,000.');
    expect(amount('1000.00', '1000.01')).toEqual(['terms.deposit: The deposit can’t be more than the price.']);
    expect(amount('1000.00', '-0.01')).toEqual(['terms.deposit: Enter a deposit of $0 or more.']);
    for (const tooSmall of ['0.01', '5.00', '100.00'])
      expect(amount('790000.00', tooSmall)).toEqual([
        'terms.deposit: Enter a deposit of more than $100, or $0 for none.',
      ]);
    expect([...amount('790000.00', '100.01'), ...amount('1000.00', '50.00')]).toEqual([]);
  });

  it('V23: a weekly rent is more than $0 and at most $50,000', () => {
    const open = listing('lease', value('60000.00'), 'TAS');
    expect([...rent('0.01', open), ...rent('50000.00', open)]).toEqual([]);
    for (const refused of ['0.00', '50000.01'])
      expect(rent(refused, open)).toEqual(['terms.amount: Enter a weekly rent above $0, up to $50,000.']);
  });

  it('V24: a lease begins today at the earliest and within 12 months', () => {
    const starts = (startDate: string) => judge({ ...renting, startDate }, listing('lease', value('650.00')));
    expect([...starts(today), ...starts('2027-11-21')]).toEqual([]);
    for (const date of ['2026-11-20', '2027-11-23', '9999-12-31'])
      expect(starts(date)).toEqual(['terms.startDate: Choose a start date from today to 12 months ahead.']);
  });

  it('stays open from today to sixty days ahead', () => {
    expect([...judge(buying, sale, today), ...judge(buying, sale, '2027-01-20')]).toEqual([]);
    for (const day of ['2026-11-20', '2027-01-21'])
      expect(judge(buying, sale, day)).toEqual(['expiresOn: Choose an expiry date from today to 60 days ahead.']);
  });
});

describe('what can be made of an offer', () => {
  it('follows the turns', () => {
    const owner = (status: OfferStatus) => offerMoves('owner', status, 'active');
    const buyer = (status: OfferStatus) => offerMoves('buyer', status, 'active');
    expect(owner('pending')).toEqual(['accepted', 'countered', 'rejected']);
    expect(buyer('pending')).toEqual(['withdrawn']);
    expect(owner('countered')).toEqual(['countered', 'rejected']);
    expect(buyer('countered')).toEqual(['accepted', 'withdrawn']);
    expect([owner('accepted'), buyer('accepted')]).toEqual([['rejected'], ['withdrawn']]);
    for (const over of ['rejected', 'withdrawn', 'expired'] as const)
      expect([...owner(over), ...buyer(over)]).toEqual([]);
  });

  it('is only to decline or withdraw once the listing has left the market, and nothing after the sale', () => {
    for (const listing of ['sold', 'leased', 'offmarket'] as const) {
      expect([offerMoves('owner', 'accepted', listing), offerMoves('buyer', 'accepted', listing)]).toEqual([[], []]);
      expect(offerMoves('owner', 'pending', listing)).toEqual(['rejected']);
      expect(offerMoves('buyer', 'countered', listing)).toEqual(['withdrawn']);
    }
    expect(offerMoves('owner', 'accepted', 'withdrawn')).toEqual(['rejected']);
    expect(offerMoves('owner', 'pending', 'withdrawn')).toEqual(['rejected']);
  });

  it('expires while it waits for a decision, and never after that', () => {
    const at = new Date('2026-11-28T13:00:00Z');
    const before = new Date(at.getTime() - 1);
    expect(offerStatusAt({ status: 'pending', expiresAt: at }, before)).toBe('pending');
    expect(offerStatusAt({ status: 'pending', expiresAt: at }, at)).toBe('expired');
    expect(offerStatusAt({ status: 'countered', expiresAt: at }, at)).toBe('expired');
    expect(offerStatusAt({ status: 'accepted', expiresAt: at }, at)).toBe('accepted');
    expect(offerStatusAt({ status: 'withdrawn', expiresAt: at }, at)).toBe('withdrawn');
  });
});
