import { mutationOptions } from '@tanstack/react-query';
import { postResource } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';
import { listingPath } from '../../listing/listing-query.ts';
import { getCachedListing, invalidateCards } from '../edited-listing.ts';

/** Drops the unpublished changes of the version on the screen. The server rejects it after a change elsewhere. */
export function discardChangesMutation(listingId: string) {
  return mutationOptions({
    mutationFn: () => {
      const { etag } = getCachedListing(listingId);
      return postResource(`${listingPath(listingId)}/discard-changes`, {}, listing, { ifMatch: etag ?? undefined });
    },
    onSuccess: () => invalidateCards(listingId),
  });
}
