import { mutationOptions } from '@tanstack/react-query';
import { patchResource, refetchResource, taggedResourceQuery } from 'shared-api';
import { type Subscription, subscription } from 'shared-contract/order/subscription';

/** Cancels at the period's end, or takes that back. The response replaces the subscription in every list that shows it. */
export function changeSubscriptionMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (status: 'cancelAtPeriodEnd' | 'active') => {
      // A collection has no entity tags of its members, and the server requires one for a change that costs money.
      const { etag } = await refetchResource(taggedResourceQuery(iri, subscription));
      return patchResource(iri, { status }, subscription, { ifMatch: etag ?? undefined });
    },
  });
}
