import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { listing } from 'shared-contract/listing/listing';
import { keepListing, knownListing } from '../edited-listing.ts';

/** Onto the market, as it is known here: what somebody changed meanwhile is looked at first. */
export function publishMutation(listingId: string) {
  return mutationOptions({
    mutationFn: () => {
      const { etag } = knownListing(listingId);
      const path = `/api/listings/${encodeURIComponent(listingId)}/publish`;
      return api.postTagged(path, {}, listing, { ifMatch: etag ?? undefined });
    },
    onSuccess: (published) => {
      keepListing(published);
      for (const queryKey of [['orders'], ['properties'], ['overview']])
        void queryClient().invalidateQueries({ queryKey });
    },
  });
}
