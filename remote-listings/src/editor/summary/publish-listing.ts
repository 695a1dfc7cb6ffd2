import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, postResource } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';
import { listingPath } from '../../listing/listing-query.ts';
import { getCachedListing, invalidateCards } from '../edited-listing.ts';

/** Publishes the version on the screen, so that the user first sees what others have changed. */
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
