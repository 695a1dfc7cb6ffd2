import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';
import { listingPath } from '../../listing/listing-query.ts';
import { getCachedListing, invalidateCards } from '../edited-listing.ts';

/**
 * Publishes the version of the listing on the screen. If the listing was changed elsewhere, the server rejects the
 * request, so that the user sees the change first.
 */
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
