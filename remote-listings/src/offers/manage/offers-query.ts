import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, invalidateResources, loadResource, patchResource, taggedResourceQuery } from 'shared-api';
import { type OfferPatch, offer } from 'shared-contract/offer/offer';

const offerPath = (id: string) => `/api/offers/${encodeURIComponent(id)}`;

/** All offers on a listing of the signed-in owner. */
export const offersQuery = (listingId: string) =>
  allMembersQuery('/api/offers', offer, { query: { 'listing.id': listingId }, refetchOnWindowFocus: 'always' });

/** An offer with its entity tag, because an answer names the version that it answers. */
export const taggedOfferQuery = (id: string) => taggedResourceQuery(offerPath(id), offer, { staleTime: 0 });

/** Sends the owner's answer. It can affect the other offers and the listing's status, so all of them are refetched. */
export const answerMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (patch: OfferPatch) => {
      // The rendered version, fetched when the details opened.
      const { etag } = await loadResource(taggedOfferQuery(id));
      return patchResource(offerPath(id), patch, offer, { ifMatch: etag ?? undefined });
    },
    onSettled: async () => {
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview']);
      await invalidateResources(['/api/offers']);
    },
  });
