import { api, editResource, patchResource, postResource } from 'shared-api';
import { type ListingOpen, listingOpen } from 'shared-contract/listing/listing';
import { listingPath, listingQuery } from '../../listing/listing-query.ts';
import { getCachedListing, invalidateCards, refetchListing } from '../edited-listing.ts';
import type { OpenSpan } from './open-times.ts';
import type { BookingSettings } from './typed-bookings.ts';

const path = '/api/listing-opens';
const onWire = ({ startAt, endAt }: OpenSpan) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() });

/**
 * Adds the open homes one after another. When the server rejects one, those before it are already added and stay.
 * @throws ApiProblem 422 when the server rejects an open home
 */
export async function addOpens(
  listingId: string,
  spans: readonly OpenSpan[],
  settings: BookingSettings,
): Promise<ListingOpen[]> {
  const all: ListingOpen[] = [];
  for (const span of spans) {
    const body = { listing: listingPath(listingId), ...onWire(span), ...settings };
    const added = await postResource(path, body, listingOpen);
    cacheOpens(listingId, (opens) => [...opens, added]);
    all.push(added);
  }
  return all;
}

/**
 * Moves an open home, or changes its bookings.
 * @throws ApiProblem 409 with the code `booked` when more people have booked than the owner has seen
 */
export async function moveOpen(
  listingId: string,
  open: ListingOpen,
  span: OpenSpan,
  settings: BookingSettings,
): Promise<void> {
  const moved = await patchResource(
    open['@id'],
    { ...onWire(span), ...settings, seenBookings: open.booked },
    listingOpen,
  );
  cacheOpen(listingId, moved);
}

/**
 * Removes an open home.
 * @throws ApiProblem 409 with the code `booked` when more people have booked than the owner has seen
 */
export async function removeOpen(listingId: string, open: ListingOpen): Promise<void> {
  await api.delete(`${open['@id']}?seenBookings=${open.booked ?? 0}`);
  cacheOpens(listingId, (opens) => opens.filter(({ id }) => id !== open.id));
}

/** Puts the latest version of an open home into the cached listing. */
export function cacheOpen(listingId: string, open: ListingOpen): void {
  cacheOpens(listingId, (opens) => opens.map((one) => (one.id === open.id ? open : one)));
}

/** Fetches the listing again, and returns the latest version of an open home. Undefined when it was removed. */
export async function refetchOpen(listingId: string, id: string): Promise<ListingOpen | undefined> {
  await refetchListing(listingId);
  return getCachedListing(listingId).value.listingOpens.find((one) => one.id === id);
}

/** Changes the open homes of the cached listing and sorts them by time. */
function cacheOpens(listingId: string, change: (opens: ListingOpen[]) => ListingOpen[]): void {
  editResource(listingQuery(listingId), (listing) => ({
    ...listing,
    listingOpens: change(listing.listingOpens).sort((one, other) => (one.startAt < other.startAt ? -1 : 1)),
  }));
  invalidateCards(listingId);
}
