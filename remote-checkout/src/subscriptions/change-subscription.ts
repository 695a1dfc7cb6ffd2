import { mutationOptions } from '@tanstack/react-query';
import { patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import { type Subscription, subscription } from 'shared-contract/order/subscription';

/** Cancels at the end of the period, or undoes that. The response replaces the subscription in every cached list. */
export function changeSubscriptionMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (status: 'cancelAtPeriodEnd' | 'active') => {
      // Collections carry no ETags of their members, and the server requires one for a change that costs money.
      const { etag } = await refetchResource(taggedResourceQuery(iri, subscription));
      return patchResource(iri, { status }, subscription, { ifMatch: etag ?? undefined });
    },
  });
}
