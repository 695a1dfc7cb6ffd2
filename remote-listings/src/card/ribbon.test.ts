import { expect, it } from '@jest/globals';
import { ribbonOf } from './ribbon.ts';

const now = new Date('2026-11-21T00:00:00Z');
const aListing = { status: 'active', publishedAt: '2026-11-01T00:00:00Z', auctionDateTime: null } as const;

it('shows "New" for three days, and "Auction" until the auction starts', () => {
  expect(ribbonOf(aListing, now)).toBeNull();
  expect(ribbonOf({ ...aListing, publishedAt: '2026-11-18T00:00:01Z' }, now)).toBe('New');
  expect(ribbonOf({ ...aListing, publishedAt: '2026-11-18T00:00:00Z' }, now)).toBeNull();
  expect(ribbonOf({ ...aListing, auctionDateTime: '2026-11-28T02:00:00Z' }, now)).toBe('Auction');
  expect(ribbonOf({ ...aListing, auctionDateTime: '2026-11-20T02:00:00Z' }, now)).toBeNull();
  expect(ribbonOf({ ...aListing, status: 'underOffer' }, now)).toBe('Under offer');
});
