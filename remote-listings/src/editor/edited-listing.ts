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

/** A listing with its entity tag, which a change sends as `If-Match`. */
export type EditedListing = Tagged<Listing>;

export const editedListingQuery = (id: string) => taggedResourceQuery(listingPath(id), listing);

/** Returns the listing of this URL as it is saved on the server. */
export function useEditedListing(): EditedListing {
  const { listingId = '' } = useParams();
  return useResource(editedListingQuery(listingId));
}

/**
 * Returns the listing from the cache.
 * @throws Error when the listing is not open in the editor
 */
export function getCachedListing(id: string): EditedListing {
  const cached = cachedResource(editedListingQuery(id));
  if (!cached) throw new Error(`The listing ${id} is not being edited.`);
  return cached;
}

/** Returns the cached version of the listing, to which a save applies its changes. */
export function currentVersion(id: string): { listing: Listing; now: Date } {
  return { listing: getCachedListing(id).value, now: new Date() };
}

/** Fetches the listing again after it was changed by something other than this form. */
export async function refetchListing(id: string): Promise<void> {
  await refetchResource(editedListingQuery(id));
  invalidateCards(id);
}

/**
 * Sends a change of the cached version to the server. The response replaces the listing in the cache of the whole site.
 */
export async function patchListing(id: string, patch: ListingPatch): Promise<void> {
  const { etag } = getCachedListing(id);
  await patchResource(listingPath(id), patch, listing, { ifMatch: etag ?? undefined });
  invalidateCards(id);
}

/**
 * Marks everything that shows the listing's card as stale: searches and lists. They are fetched again when they are
 * shown.
 */
export function invalidateCards(id: string): void {
  void invalidateResources(['/api/listings'], { except: listingPath(id) });
}
