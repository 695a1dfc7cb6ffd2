import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient, storeResponse, wireQuery } from 'shared-api';
import { buyersOffer, type OfferAnswer } from 'shared-contract/offer/offer';

/**
 * The offer that belongs to the token of an emailed link. The token is sent in the body, because URLs end up in logs.
 */
export const buyerOfferQuery = (token: string) =>
  wireQuery(['remote-listings', 'buyers-offer', token], 'POST /api/offer-views', buyersOffer, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/offer-views', body: { token }, signal }),
    // When the buyer returns to this tab, fetches the offer again to show its latest status. A link without an offer
    // stays invalid, so it is not requested again.
    refetchOnWindowFocus: ({ state }) => state.data !== undefined && 'always',
  });

type Answer = { status: OfferAnswer; version: number; message: string };

/**
 * Sends the buyer's answer. The answer contains the version of the offer on the screen, so the server rejects the
 * answer if the offer has changed since.
 */
export const answerOfferMutation = (token: string) =>
  mutationOptions({
    mutationFn: (answer: Answer) =>
      api.send({ method: 'POST', path: '/api/offer-answers', body: { token, ...answer } }),
    onSuccess: (answered) => storeResponse(buyerOfferQuery(token).queryKey, answered),
    // The request may have failed because the offer has changed. Fetches it again.
    onError: () => queryClient().invalidateQueries({ queryKey: buyerOfferQuery(token).queryKey }),
  });
