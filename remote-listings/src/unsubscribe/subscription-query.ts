import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources, queryClient, wireQuery } from 'shared-api';
import { alertSubscription } from 'shared-contract/search/alert-subscription';

/** What the link of a mail stops. The token is sent in the body, because URLs end up in logs. */
export const subscriptionQuery = (token: string) =>
  wireQuery(['remote-listings', 'subscription', token], 'POST /api/unsubscribe-views', alertSubscription, {
    fetch: ({ signal }) => api.send({ method: 'POST', path: '/api/unsubscribe-views', body: { token }, signal }),
  });

/** Stops the mails. Their state on the pages of saved searches and of the shortlist is fetched again. */
export const unsubscribeMutation = (token: string) =>
  mutationOptions({
    mutationFn: () => api.send({ method: 'POST', path: `/api/unsubscribe/${encodeURIComponent(token)}`, body: {} }),
    async onSuccess() {
      await queryClient().invalidateQueries({ queryKey: subscriptionQuery(token).queryKey });
      await invalidateResources(['/api/saved-searches', '/api/alert-settings']);
    },
  });
