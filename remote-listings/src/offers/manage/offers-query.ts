import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { allMembers, api, queryClient } from 'shared-api';
import { type OfferPatch, offer } from 'shared-contract/offer/offer';

/** All offers on a listing of the signed-in owner. */
export const offersQuery = (listingId: string) =>
  queryOptions({
    queryKey: ['offers', { listingId }],
    queryFn: ({ signal }) => allMembers('/api/offers', offer, { query: { 'listing.id': listingId }, signal }),
    refetchOnWindowFocus: 'always',
  });

/** One offer with its entity tag: an answer says which version it answers. */
export const taggedOfferQuery = (id: string) =>
  queryOptions({
    queryKey: ['offers', id, 'tagged'],
    queryFn: ({ signal }) => api.getTagged(`/api/offers/${encodeURIComponent(id)}`, offer, { signal }),
    staleTime: 0,
  });

/** The owner's answer. It may change every offer's chances and the listing's status, so both are read anew. */
export const answerMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (patch: OfferPatch) => {
      // The version that is shown: it was read when the details were opened.
      const { etag } = await queryClient().ensureQueryData(taggedOfferQuery(id));
      return api.patch(`/api/offers/${encodeURIComponent(id)}`, patch, offer, { ifMatch: etag ?? undefined });
    },
    onSettled: async () => {
      for (const queryKey of [['listings'], ['properties'], ['overview']]) {
        void queryClient().invalidateQueries({ queryKey });
      }
      await queryClient().invalidateQueries({ queryKey: ['offers'] });
    },
  });
