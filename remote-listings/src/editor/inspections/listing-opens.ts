import { api } from 'shared-api';
import { type ListingOpen, listingOpen } from 'shared-contract/listing/listing';
import { keepListing, knownListing } from '../edited-listing.ts';
import type { OpenSpan } from './open-times.ts';

const path = '/api/listing-opens';
const onWire = ({ startAt, endAt }: OpenSpan) => ({ startAt: startAt.toISOString(), endAt: endAt.toISOString() });

/** One after the other: what is refused leaves those before it added. @throws ApiProblem 422 of the one that is refused */
export async function addOpens(listingId: string, spans: readonly OpenSpan[]): Promise<ListingOpen[]> {
  const all: ListingOpen[] = [];
  for (const span of spans) {
    const body = { listing: `/api/listings/${listingId}`, ...onWire(span) };
    const added = await api.post(path, body, listingOpen, { idempotencyKey: crypto.randomUUID() });
    keepOpens(listingId, (opens) => [...opens, added]);
    all.push(added);
  }
  return all;
}

export async function moveOpen(listingId: string, open: ListingOpen, span: OpenSpan): Promise<void> {
  const moved = await api.patch(open['@id'], onWire(span), listingOpen);
  keepOpens(listingId, (opens) => opens.map((one) => (one.id === moved.id ? moved : one)));
}

export async function removeOpen(listingId: string, open: ListingOpen): Promise<void> {
  await api.delete(open['@id']);
  keepOpens(listingId, (opens) => opens.filter(({ id }) => id !== open.id));
}

function keepOpens(listingId: string, change: (opens: ListingOpen[]) => ListingOpen[]): void {
  const { value, etag } = knownListing(listingId);
  const listingOpens = change(value.listingOpens).sort((one, other) => (one.startAt < other.startAt ? -1 : 1));
  keepListing({ value: { ...value, listingOpens }, etag });
}
