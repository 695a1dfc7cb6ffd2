import { localDateIn } from 'shared-contract/date/local-date';
import type { ListingOpen } from 'shared-contract/listing/listing';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { byTime, type Stop } from './plan-inspections.ts';

/** An inspection of a saved listing. */
export type PlannedStop = Stop & {
  open: ListingOpen;
  listing: FoundListing;
  /** The local date at the property. */
  day: string;
};

/**
 * Joins the open homes with their listings. Leaves out those that are over, and those whose listing is not public.
 * A visit to one that has begun starts `now` at the earliest. `booked` has the ids of the open homes that the visitor
 * has booked.
 */
export function stopsOf(
  opens: readonly ListingOpen[],
  listings: readonly FoundListing[],
  booked: readonly string[],
  now: Date,
): PlannedStop[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]));
  const stops = opens.flatMap((open) => {
    const listing = byId.get(idOfIri(open.listing));
    const { id, endAt, timeZone } = open;
    if (!listing || Date.parse(endAt) <= now.getTime()) return [];
    const startAt = new Date(Math.max(Date.parse(open.startAt), now.getTime())).toISOString();
    const day = localDateIn(timeZone, new Date(startAt));
    const location = listing.property.location ?? null;
    const isBooked = booked.includes(id);
    return [{ id, listingId: listing.id, startAt, endAt, location, isBooked, open, listing, day }];
  });
  return byTime(stops);
}

/** Returns the days that have inspections, with their number, the next one first. */
export function daysOf(stops: readonly PlannedStop[]): { day: string; count: number }[] {
  const days = Map.groupBy(stops, ({ day }) => day);
  return [...days].map(([day, { length }]) => ({ day, count: length })).sort((a, b) => a.day.localeCompare(b.day));
}

/** Returns the street of a stop, or its suburb when the street is hidden. */
export const placeOf = ({ listing: { property } }: PlannedStop): string =>
  property.address.streetAddress ?? property.address.suburb;

/** True for two inspections that take place at the same time, at least in part. */
export const isMeanwhile = (one: Stop, other: Stop): boolean =>
  Date.parse(one.startAt) < Date.parse(other.endAt) && Date.parse(other.startAt) < Date.parse(one.endAt);

/** True for an inspection that had begun when the plan was made, which takes no more bookings. */
export const hasBegun = ({ startAt, open }: PlannedStop): boolean => Date.parse(open.startAt) < Date.parse(startAt);
