import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient, storeResponse, wireQuery } from 'shared-api';
import { buyersOffer, type OfferAnswer } from 'shared-contract/offer/offer';

/** The offer behind a mailed link. The token is sent in the body, because request addresses are logged in many places. */
export const buyerOfferQuery = (token: string) =>
  wireQuery(['remote-listings', 'buyers-offer', token], 'POST /api/offer-views', buyersOffer, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/offer-views', body: { token }, signal }),
    // A buyer who returns to this tab expects news.
    refetchOnWindowFocus: 'always',
  });

type Answer = { status: OfferAnswer; version: number; message: string };

/** The buyer's answer to the version on the screen. */
export const answerOfferMutation = (token: string) =>
  mutationOptions({
    mutationFn: (answer: Answer) =>
      api.send({ method: 'POST', path: '/api/offer-answers', body: { token, ...answer } }),
    onSuccess: (answered) => storeResponse(buyerOfferQuery(token).queryKey, answered),
    // The server may reject the answer because the offer has changed: show its current state.
    onError: () => queryClient().invalidateQueries({ queryKey: buyerOfferQuery(token).queryKey }),
  });
