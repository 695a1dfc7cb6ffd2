import { mutationOptions } from '@tanstack/react-query';
import { patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import { type Subscription, subscription } from 'shared-contract/order/subscription';

/** Cancels a subscription at the end of its period, or continues it. The response replaces it in every cached list. */
export function changeSubscriptionMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (status: 'cancelAtPeriodEnd' | 'active') => {
      // The server requires an ETag for a change that costs money. A list has none for its members, so this fetches
      // one.
      const { etag } = await refetchResource(taggedResourceQuery(iri, subscription));
      return patchResource(iri, { status }, subscription, { ifMatch: etag ?? undefined });
    },
  });
}
