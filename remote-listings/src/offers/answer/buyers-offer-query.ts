import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { buyersOffer, type OfferAnswer } from 'shared-contract/offer/offer';

/** The offer behind a mailed link. The token is sent in the body: addresses of requests are logged in many places. */
export const buyersOfferQuery = (token: string) =>
  queryOptions({
    queryKey: ['buyers-offer', token],
    queryFn: ({ signal }) => api.post('/api/offer-views', { token }, buyersOffer, { signal }),
    // Somebody who comes back to this tab comes for news.
    refetchOnWindowFocus: 'always',
  });

type Answer = { status: OfferAnswer; version: number; message: string };

/** The buyer's answer to the version that was read. */
export const answerOfferMutation = (token: string) =>
  mutationOptions({
    mutationFn: (answer: Answer) => api.post('/api/offer-answers', { token, ...answer }, buyersOffer),
    onSuccess: (answered) => queryClient().setQueryData(buyersOfferQuery(token).queryKey, answered),
    // What was refused may be so because the offer has moved on: show where it stands.
    onError: () => queryClient().invalidateQueries({ queryKey: buyersOfferQuery(token).queryKey }),
  });
