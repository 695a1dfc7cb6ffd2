import { expect, it } from '@jest/globals';
import type { Listing } from 'shared-contract/listing/listing';
import { pricingQuoteQuery as asWired } from 'shared-contract/listing/pricing-quote';
import { quoteQueryFor } from './pricing-quote-query.ts';

const listingOf = (propertyType: Listing['property']['propertyType']['name']) =>
  ({
    id: '84000000-0000-4000-8000-0000000000aa',
    property: { propertyType: { name: propertyType }, address: { suburb: 'Richmond', state: 'VIC', postcode: '3121' } },
  }) as Listing;

it('sends type, state, postcode, suburb and property type (SPEC §7), and the listing to leave out', () => {
  const listing = '84000000-0000-4000-8000-0000000000aa';
  const expected = { state: 'VIC', postcode: '3121', suburb: 'Richmond', listing };
  const rent = quoteQueryFor(listingOf('Residential'), 'lease');
  expect(rent).toEqual({ ...expected, type: 'rent', propertyType: 'residential' });
  expect(quoteQueryFor(listingOf('Rural'), 'sale')).toEqual({ ...expected, type: 'buy', propertyType: 'rural' });
  expect(asWired.parse(rent)).toEqual(rent);
  expect(quoteQueryFor(listingOf('Commercial'), 'sale')).toBeNull();
});
