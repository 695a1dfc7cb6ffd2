import { mutationOptions } from '@tanstack/react-query';
import { patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import { type Subscription, type SubscriptionPatch, subscription } from 'shared-contract/order/subscription';
import { refetchSubscriptions } from './subscriptions-query.ts';

/**
 * Cancels a subscription at the end of its period, continues it, or changes the card that is charged. The response
 * replaces it in every cached list.
 */
export function changeSubscriptionMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (patch: SubscriptionPatch) => {
      // The server requires an ETag for a change that costs money. A list has none for its members, so this fetches
      // one.
      const { etag } = await refetchResource(taggedResourceQuery(iri, subscription));
      return patchResource(iri, patch, subscription, { ifMatch: etag ?? undefined });
    },
    onSuccess: () => void refetchSubscriptions(),
  });
}
