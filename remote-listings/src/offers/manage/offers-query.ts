import { mutationOptions } from '@tanstack/react-query';
import { allMembersQuery, invalidateResources, loadResource, patchResource, taggedResourceQuery } from 'shared-api';
import { type OfferPatch, offer } from 'shared-contract/offer/offer';

const offerPath = (id: string) => `/api/offers/${encodeURIComponent(id)}`;

/** All offers on a listing, for its owner. Fetched again when the owner returns to this tab. */
export const offersQuery = (listingId: string) =>
  allMembersQuery('/api/offers', offer, { query: { 'listing.id': listingId }, refetchOnWindowFocus: 'always' });

/** All offers on the listings of a property, for its owner. */
export const propertyOffersQuery = (propertyId: string) =>
  allMembersQuery('/api/offers', offer, { query: { 'property.id': propertyId }, refetchOnWindowFocus: 'always' });

/** One offer with its entity tag. An answer sends the tag, so that the server knows which version was answered. */
export const taggedOfferQuery = (id: string) => taggedResourceQuery(offerPath(id), offer, { staleTime: 0 });

/**
 * Sends the owner's answer. The answer can change the other offers and the status of the listing, so offers and
 * listings are fetched again.
 */
export const answerMutation = (id: string) =>
  mutationOptions({
    mutationFn: async (patch: OfferPatch) => {
      // Answers the version on the screen: this entity tag was fetched when the owner opened the details.
      const { etag } = await loadResource(taggedOfferQuery(id));
      return patchResource(offerPath(id), patch, offer, { ifMatch: etag ?? undefined });
    },
    onSettled: async () => {
      void invalidateResources(['/api/listings', '/api/properties', '/api/overview', '/api/inbox']);
      await invalidateResources(['/api/offers']);
    },
  });
