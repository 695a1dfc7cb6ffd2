import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient, storeResponse, wireQuery } from 'shared-api';
import { buyersOffer, type OfferAnswer } from 'shared-contract/offer/offer';

/** The offer of an emailed link. The token is in the body, because URLs end up in logs. */
export const buyerOfferQuery = (token: string) =>
  wireQuery(['remote-listings', 'buyers-offer', token], 'POST /api/offer-views', buyersOffer, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/offer-views', body: { token }, signal }),
    // A buyer who returns to this tab expects the latest status.
    refetchOnWindowFocus: 'always',
  });

type Answer = { status: OfferAnswer; version: number; message: string };

/** Sends the buyer's decision about the version on the screen. */
export const answerOfferMutation = (token: string) =>
  mutationOptions({
    mutationFn: (answer: Answer) =>
      api.send({ method: 'POST', path: '/api/offer-answers', body: { token, ...answer } }),
    onSuccess: (answered) => storeResponse(buyerOfferQuery(token).queryKey, answered),
    // The offer may have changed, so the page shows its current state.
    onError: () => queryClient().invalidateQueries({ queryKey: buyerOfferQuery(token).queryKey }),
  });
