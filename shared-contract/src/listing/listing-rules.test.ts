import { describe, expect, it } from '@jest/globals';
import { contactViolations } from '../contact/contact-rules.ts';
import type { ListingDetail, Pricing } from '../listing/listing.ts';
import { detailViolations, listingTypeViolations } from '../listing/listing-detail-rules.ts';
import { pricingViolations } from '../listing/pricing-rules.ts';
import { wordingViolations } from '../listing/wording-rules.ts';

const value = (amount: string): Pricing => ({ displayType: 'value', displayValue: { value: amount } });
const range = (min: string, max: string): Pricing => ({ displayType: 'range', displayValue: { range: { min, max } } });
const home = { propertyType: 'Residential' } as const;
const messagesOf = (violations: { message: string }[]) => violations.map(({ message }) => message);

describe('V14 listing type', () => {
  it('is sale only for land and rural, anything else for homes and shops', () => {
    expect(listingTypeViolations('lease', 'Land')).toHaveLength(1);
    expect(listingTypeViolations('both', 'Rural')).toHaveLength(1);
    expect(listingTypeViolations('sale', 'Rural')).toEqual([]);
    expect(listingTypeViolations('both', 'Residential')).toEqual([]);
    expect(listingTypeViolations('lease', 'Commercial')).toEqual([]);
  });
});

describe('V15, V16, V24 details', () => {
  const now = new Date('2026-11-20T14:00:00Z');
  const refused = (details: ListingDetail[], propertyType: 'Residential' | 'Land' = 'Residential') =>
    detailViolations(details, { propertyType, timeZone: 'Australia/Melbourne' }, now).map(
      ({ propertyPath }) => propertyPath,
    );

  it('counts whole rooms from 0 to 50, and half baths', () => {
    expect(
      refused([
        { name: 'bedrooms', value: 0 },
        { name: 'baths', value: 1.5 },
        { name: 'garages', value: 2 },
      ]),
    ).toEqual([]);
    expect(
      refused([
        { name: 'bedrooms', value: 1.5 },
        { name: 'baths', value: 51 },
        { name: 'carports', value: -1 },
      ]),
    ).toEqual([
      'listingPropertyDetails[0].value',
      'listingPropertyDetails[1].value',
      'listingPropertyDetails[2].value',
    ]);
    expect(refused([{ name: 'bedrooms', value: 2 }], 'Land')).toHaveLength(1);
    expect(
      refused([
        { name: 'bedrooms', value: 2 },
        { name: 'bedrooms', value: 3 },
      ]),
    ).toEqual(['listingPropertyDetails[1].value']);
  });

  it('measures areas above nothing, in the four units', () => {
    expect(
      refused([
        { name: 'landArea', value: 412.5 },
        { name: 'landAreaUnit', value: 'squareMeter' },
      ]),
    ).toEqual([]);
    expect(
      refused([
        { name: 'landArea', value: 0 },
        { name: 'floorAreaUnit', value: 'perch' },
      ]),
    ).toHaveLength(2);
  });

  it('accepts an available date from today, local time of the property', () => {
    expect(refused([{ name: 'availabilityDate', value: '2026-11-21' }])).toEqual([]);
    expect(refused([{ name: 'availabilityDate', value: '2026-11-20' }])).toHaveLength(1);
    expect(
      refused([
        { name: 'availabilityDate', value: 'soon' },
        { name: 'petsAllowed', value: 'yes' },
      ]),
    ).toHaveLength(2);
  });
});

describe('V20–V23 prices', () => {
  it('V20: the rent of a home is one amount; a shop may name a range', () => {
    const lease = { type: 'lease', pricing: range('600.00', '650.00'), leasePricing: null } as const;
    expect(pricingViolations(lease, home)).toHaveLength(1);
    expect(pricingViolations(lease, { ...home, propertyType: 'Commercial' })).toEqual([]);
    expect(pricingViolations({ ...lease, pricing: value('650.00') }, home)).toEqual([]);
  });

  it('V21: a range rises, by no more than the state allows', () => {
    const sale = (pricing: Pricing) => ({ type: 'sale', pricing, leasePricing: null }) as const;
    expect(pricingViolations(sale(range('900000.00', '900000.00')), home)).toHaveLength(1);
    expect(pricingViolations(sale(range('800000.00', '990000.00')), home)).toEqual([]);
    const rangeLimit = { percent: 10, message: 'Too wide.' };
    const limited = (pricing: Pricing) => messagesOf(pricingViolations(sale(pricing), home, { rangeLimit }));
    expect(limited(range('800000.00', '880000.00'))).toEqual([]);
    expect(limited(range('800000.00', '880000.01'))).toEqual(['Too wide.']);
  });

  it('V22: a hidden price still has a number', () => {
    const hidden = { type: 'sale', pricing: { displayType: 'hide' }, leasePricing: null } as const;
    expect(pricingViolations(hidden, home)).toHaveLength(1);
    expect(pricingViolations({ ...hidden, pricing: { ...value('700000.00'), displayType: 'hide' } }, home)).toEqual([]);
  });

  it('V23: limits prices and rents to plausible amounts', () => {
    const rent = (amount: string) => ({ type: 'lease', pricing: value(amount), leasePricing: null }) as const;
    expect(pricingViolations(rent('50000.00'), home)).toEqual([]);
    expect(pricingViolations(rent('50000.01'), home)).toHaveLength(1);
    expect(pricingViolations(rent('0.00'), home)).toHaveLength(1);
    expect(pricingViolations({ type: 'sale', pricing: value('999.99'), leasePricing: null }, home)).toHaveLength(1);
  });

  it('checks both prices of a listing of type both, and rejects a second price for other types', () => {
    const both = { type: 'both', pricing: value('700000.00'), leasePricing: range('1.00', '2.00') } as const;
    expect(pricingViolations(both, home).map(({ propertyPath }) => propertyPath)).toEqual([
      'leasePricing.displayValue',
    ]);
    expect(pricingViolations({ ...both, type: 'sale' }, home)).toHaveLength(1);
  });
});

describe('V17 wording', () => {
  const refused = (description: string) => messagesOf(wordingViolations({ headline: '', description }));

  it('takes ordinary words, years, amounts and street numbers', () => {
    expect(refused('Built in 1925, renovated 2019. 12A/3–5 Bridge Road, 650 m², $1,250,000 well spent.')).toEqual([]);
    expect(refused('Walk to St. Kilda Road and the no. 86 tram.')).toEqual([]);
  });

  it.each([
    ['call 0491 570 006 today', 'phone'],
    ['call (03) 5550 1234', 'phone'],
    ['ring 1300 555 010', 'phone'],
    ['sam@example.com', 'email address'],
    ['see www.example.com/house', 'web address'],
    ['A PRIVATE SALE', 'private sale'],
    ['Offers over $900,000', 'offers over'],
  ])('refuses %s', (text, what) => {
    expect(refused(text)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    ['Rent from $550 a week', 1],
    ['Best offers by Friday', 1],
    ['Offers considered', 1],
    ['Make us an offer today', 1],
    ['The home offers sea views, 10 minutes from town', 0],
  ])('V20: finds words that invite rent bidding in “%s”: %d', (text, count) => {
    expect(wordingViolations({ headline: text }, { isHomeRent: true })).toHaveLength(count);
    expect(wordingViolations({ headline: text })).toEqual([]);
  });

  it('ends at 5,000 characters', () => {
    expect(refused('a'.repeat(5000))).toEqual([]);
    expect(refused('a'.repeat(5001))).toHaveLength(1);
  });
});

describe('V7 and V8 contact', () => {
  it('takes Australian numbers however they are written', () => {
    for (const phone of ['0491 570 006', '+61 491 570 006', '(03) 5550 1234', '1300 555 010', '13 55 55']) {
      expect(contactViolations({ phone })).toEqual([]);
    }
    for (const phone of ['1902 555 010', '123', '0691 570 006']) expect(contactViolations({ phone })).toHaveLength(1);
    expect(contactViolations({ email: 'sam@example' })).toHaveLength(1);
    expect(contactViolations({ email: 'sam@example.com', phone: null })).toEqual([]);
  });
});
