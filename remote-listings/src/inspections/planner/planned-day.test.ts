import { expect, it } from '@jest/globals';
import type { ListingOpen } from 'shared-contract/listing/listing';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { proposePlan } from './plan-inspections.ts';
import { stopsOf } from './planned-day.ts';

const listing = { id: 'l1', property: { location: null } } as FoundListing;
const open = {
  id: 'o1',
  listing: '/api/listings/l1',
  startAt: '2026-11-28T00:00:00Z',
  endAt: '2026-11-28T00:30:00Z',
  timeZone: 'Australia/Melbourne',
} as ListingOpen;

/** The arrival at the inspection, which lasts from 00:00 to 00:30. */
function arrivalAt(now: string): string | undefined {
  const [visit] = proposePlan(stopsOf([open], [listing], [], new Date(`2026-11-28T${now}:00Z`)));
  return visit && new Date(visit.arriveAt).toISOString().slice(11, 16);
}

it('plans no visit in the past, and none to an inspection that is over', () => {
  expect(arrivalAt('00:10')).toBe('00:10');
  expect(arrivalAt('00:25')).toBe('00:25');
  expect(arrivalAt('00:30')).toBeUndefined();
});
