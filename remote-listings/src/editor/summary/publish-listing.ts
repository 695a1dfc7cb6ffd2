import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';
import { listingPath } from '../../listing/listing-query.ts';
import { getCachedListing, invalidateCards } from '../edited-listing.ts';

/** Publishes the cached version: the user first sees what somebody else has changed meanwhile. */
export function publishMutation(listingId: string) {
  return mutationOptions({
    mutationFn: () => {
      const { etag } = getCachedListing(listingId);
      return postResource(`${listingPath(listingId)}/publish`, {}, listing, { ifMatch: etag ?? undefined });
    },
    onSuccess: () => {
      invalidateCards(listingId);
      void invalidateResources(['/api/orders', '/api/properties', '/api/overview']);
    },
  });
}
