import {
  cachedResource,
  invalidateResources,
  patchResource,
  refetchResource,
  type Tagged,
  taggedResourceQuery,
  useResource,
} from 'shared-api';
import { type Listing, type ListingPatch, listing } from 'shared-contract/listing/listing';
import { useParams } from 'shared-platform/router';
import { listingPath } from '../listing/listing-query.ts';

/** A listing with the entity tag for `If-Match`. */
export type EditedListing = Tagged<Listing>;

export const editedListingQuery = (id: string) => taggedResourceQuery(listingPath(id), listing);

/** Returns the saved listing of this URL. */
export function useEditedListing(): EditedListing {
  const { listingId = '' } = useParams();
  return useResource(editedListingQuery(listingId));
}

/** @throws Error when no step of this listing is open */
export function getCachedListing(id: string): EditedListing {
  const cached = cachedResource(editedListingQuery(id));
  if (!cached) throw new Error(`The listing ${id} is not being edited.`);
  return cached;
}

/** Returns the cached version of the listing, as the start of a save. */
export function currentVersion(id: string): { listing: Listing; now: Date } {
  return { listing: getCachedListing(id).value, now: new Date() };
}

/** Fetches the listing again, because it was changed elsewhere. */
export async function refetchListing(id: string): Promise<void> {
  await refetchResource(editedListingQuery(id));
  invalidateCards(id);
}

/** Changes the cached version of the listing; every part of the site shows the response. */
export async function patchListing(id: string, patch: ListingPatch): Promise<void> {
  const { etag } = getCachedListing(id);
  await patchResource(listingPath(id), patch, listing, { ifMatch: etag ?? undefined });
  invalidateCards(id);
}

/** Marks searches, cards and lists as stale after a change of the listing. */
export function invalidateCards(id: string): void {
  void invalidateResources(['/api/listings'], { except: listingPath(id) });
}
