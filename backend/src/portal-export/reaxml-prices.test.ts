import { expect, it } from '@jest/globals';
import type { Listing } from 'shared-contract/listing/listing';
import { rent } from '../testing/insert-listing.ts';
import { saleLines } from './reaxml-prices.ts';
import { element, xmlDocument } from './xml.ts';

it.each([
  ['VIC', '2037-02-01T01:00:00Z', 'yes', '$850,000'],
  ['QLD', '2037-02-01T01:00:00Z', 'no', 'Price on application'],
  ['QLD', null, 'yes', '$850,000'],
])('V22: the price of a home in %s with the auction %s is displayed: %s', (state, auctionDateTime, display, view) => {
  const property = { propertyType: { name: 'Residential' }, category: { name: 'House' }, address: { state } };
  const lines = saleLines({ type: 'sale', pricing: rent(850_000), auctionDateTime, property } as Listing);
  const text = xmlDocument(element('residential', {}, lines));
  expect(text).toContain(`display="${display}"`);
  expect(text).toContain(`<priceView>${view}</priceView>`);
});
