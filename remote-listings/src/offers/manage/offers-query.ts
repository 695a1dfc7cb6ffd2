import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, invalidateResources, loadResource, patchResource, taggedResourceQuery } from 'shared-api';
import { type OfferPatch, offer } from 'shared-contract/offer/offer';

const offerPath = (id: string) => `/api/offers/${encodeURIComponent(id)}`;

/** All offers on a listing of the signed-in owner. */
export const offersQuery = (listingId: string) =>
  allMembersQuery('/api/offers', offer, { query: { 'listing.id': listingId }, refetchOnWindowFocus: 'always' });

/** One offer with its entity tag: an answer names the version that it answers. */
export const taggedOfferQuery = (id: string) => taggedResourceQuery(offerPath(id), offer, { staleTime: 0 });

/** The owner's answer. It may change the chances of every offer and the listing's status, so both are fetched again. */
export const answerMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (patch: OfferPatch) => {
      // The version on the screen: it was fetched when the details were opened.
      const { etag } = await loadResource(taggedOfferQuery(id));
      return patchResource(offerPath(id), patch, offer, { ifMatch: etag ?? undefined });
    },
    onSettled: async () => {
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview']);
      await invalidateResources(['/api/offers']);
    },
  });
