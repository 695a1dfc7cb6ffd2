import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { api, queryClient } from 'shared-api';
import { updateFocus } from 'shared-api/context';
import { type Listing, type ListingPatch, listing } from 'shared-contract/listing/listing';
import { listingQuery } from '../listing/listing-query.ts';

/** A listing with the tag that a change of it must name. */
export type EditedListing = { value: Listing; etag: string | null };

const address = (id: string) => `/api/listings/${encodeURIComponent(id)}`;

export const editedListingQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'edited'],
    queryFn: ({ signal }) => api.getTagged(address(id), listing, { signal }),
  });

/** The listing of this page's address, as it is saved. */
export function useEditedListing(): EditedListing {
  const { listingId = '' } = useParams();
  return useSuspenseQuery(editedListingQuery(listingId)).data;
}

/** @throws Error where no step of this listing is open */
export function knownListing(id: string): EditedListing {
  const known = queryClient().getQueryData(editedListingQuery(id).queryKey);
  if (!known) throw new Error(`The listing ${id} is not being edited.`);
  return known;
}

/** Reads it anew, because somebody else changed it. */
export async function readAgain(id: string): Promise<void> {
  keepListing(await api.getTagged(address(id), listing));
}

/** Sends a change of what is known now; the answer is what is known from then on. */
export async function patchListing(id: string, patch: ListingPatch): Promise<EditedListing> {
  const { etag } = knownListing(id);
  const changed = await api.patchTagged(address(id), patch, listing, { ifMatch: etag ?? undefined });
  keepListing(changed);
  return changed;
}

/** What every part of the site knows of the listing from now on. */
export function keepListing(edited: EditedListing): void {
  const { id } = edited.value;
  queryClient().setQueryData(editedListingQuery(id).queryKey, edited);
  queryClient().setQueryData(listingQuery(id).queryKey, edited.value);
  void queryClient().invalidateQueries({ queryKey: ['listings'], predicate: ({ queryKey }) => queryKey[1] !== id });
  updateFocus({ listing: edited.value });
}
