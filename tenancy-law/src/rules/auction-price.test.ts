import { expect, it } from '@jest/globals';
import { type AuctionedListing, isPriceGuideBanned } from './auction-price.ts';

type Changes = {
  type?: 'sale' | 'lease' | 'both';
  at?: string | null;
  kind?: string;
  category?: string;
  state?: string;
};

const listing = (changes: Changes): AuctionedListing => {
  const {
    type = 'sale',
    at = '2026-12-05T00:00:00Z',
    kind = 'Residential',
    category = 'House',
    state = 'QLD',
  } = changes;
  const property = { propertyType: { name: kind }, category: { name: category }, address: { state } };
  return { type, auctionDateTime: at, property } as AuctionedListing;
};

it.each<[Changes, boolean]>([
  [{}, true],
  [{ type: 'both' }, true],
  [{ kind: 'Land', category: 'Residential land' }, true],
  [{ type: 'lease' }, false],
  [{ at: null }, false],
  [{ at: '2014-11-30T00:00:00Z' }, false],
  [{ at: '2014-12-01T00:00:00Z' }, true],
  [{ kind: 'Commercial', category: 'Shop' }, false],
  [{ kind: 'Rural', category: 'Cropping' }, false],
  [{ kind: 'Land', category: 'Development site' }, false],
  [{ state: 'NSW' }, false],
  [{ state: 'VIC' }, false],
])('a price guide of an auction with %j is forbidden: %s', (changes, expected) => {
  expect(isPriceGuideBanned(listing(changes))).toBe(expected);
});
