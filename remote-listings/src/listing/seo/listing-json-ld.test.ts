import { describe, expect, it } from '@jest/globals';
import type { Listing } from 'shared-contract/listing/listing';
import { similarParameters } from '../similar/similar-query.ts';
import { listingJsonLd } from './listing-json-ld.ts';

const origin = 'https://verandah.example';
const listing: Listing = {
  '@id': '/api/listings/1',
  '@type': 'Listing',
  id: '1',
  type: 'sale',
  status: 'active',
  headline: 'Sunny </script> house',
  description: '<p>Quiet &amp; green</p>',
  property: {
    '@id': '/api/properties/2',
    '@type': 'ResidentialProperty',
    id: '2',
    propertyType: { name: 'Residential' },
    category: { name: 'Apartment' },
    address: {
      fullAddress: '1 Swan Street, Richmond VIC 3121',
      streetAddress: '1 Swan Street',
      suburb: 'Richmond',
      state: 'VIC',
      postcode: '3121',
    },
    timeZone: 'Australia/Melbourne',
  },
  pricing: { displayType: 'value', displayValue: { value: '800000.00' } },
  listingPropertyDetails: [
    { name: 'bedrooms', value: 2 },
    { name: 'landArea', value: 2 },
    { name: 'landAreaUnit', value: 'acre' },
    { name: 'petsAllowed', value: true },
  ],
  features: [{ name: 'Fireplace', category: 'Indoor' }],
  listingAssets: [{ id: 'a', kind: 'photo', picture: { id: 'p', width: 1600, height: 1067, alt: 'Front' } }],
  listingOpens: [
    {
      '@id': '/api/listing-opens/3',
      '@type': 'ListingOpen',
      id: '3',
      listing: '/api/listings/1',
      startAt: '2026-11-28T00:00:00Z',
      endAt: '2026-11-28T00:30:00Z',
      timeZone: 'Australia/Melbourne',
    },
  ],
  contactDetail: { name: 'Sam' },
};
const hidden = { ...listing, pricing: { displayType: 'hide', displayValue: { value: '777777.00' } } } satisfies Listing;

describe('schema.org data of a listing', () => {
  it('contains place, price, photos and open homes', () => {
    expect(listingJsonLd(listing, origin)).toMatchObject({
      '@type': 'RealEstateListing',
      url: 'https://verandah.example/listings/1',
      description: 'Quiet & green',
      image: [expect.stringMatching(/^https:\/\/verandah\.example\/api\/pictures\/p\/1280\.jpe?g$/)],
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 2,
        petsAllowed: true,
        address: { streetAddress: '1 Swan Street', addressCountry: 'AU' },
        additionalProperty: { name: 'Land area', value: 8093.71, unitCode: 'MTK' },
      },
      offers: [{ price: '800000.00', priceCurrency: 'AUD', availability: 'https://schema.org/InStock' }],
      event: [{ '@type': 'Event', startDate: '2026-11-28T00:00:00Z' }],
    });
  });

  it('states the rent per week, and both prices of a listing for sale and lease', () => {
    const both = {
      ...listing,
      type: 'both',
      leasePricing: { displayType: 'value', displayValue: { value: '700.00' } },
    } satisfies Listing;
    expect(listingJsonLd(both, origin).offers).toEqual([
      expect.objectContaining({ businessFunction: expect.stringContaining('Sell') }),
      expect.objectContaining({
        businessFunction: expect.stringContaining('LeaseOut'),
        priceSpecification: expect.objectContaining({
          '@type': 'UnitPriceSpecification',
          price: '700.00',
          unitCode: 'WEE',
        }),
      }),
    ]);
  });

  it('V22: omits a hidden price, even in its owner’s browser', () => {
    expect(JSON.stringify(listingJsonLd(hidden, origin))).not.toContain('777777');
  });
});

describe('similar listings', () => {
  it('have the same type, are nearby, and cost within 15 % of the price', () => {
    expect(similarParameters(listing, 'price').toString()).toBe(
      'listingType=sale&propertyType=residential&suburb%5B%5D=richmond-vic-3121&surrounding=true&price%5Bgte%5D=680000&price%5Blte%5D=920000',
    );
  });

  it('V22: do not reveal a hidden price', () => {
    expect(similarParameters(hidden, 'price').toString()).not.toContain('price');
  });
});
