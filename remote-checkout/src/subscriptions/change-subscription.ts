import { mutationOptions } from '@tanstack/react-query';
import { api, queryClient } from 'shared-api';
import { type Subscription, subscription } from 'shared-contract/order/subscription';
import type { Collection } from 'shared-contract/wire/json-ld';

/** Cancels at the period's end, or takes that back. The answer replaces the subscription in every list that shows it. */
export function changeSubscriptionMutation({ '@id': iri }: Pick<Subscription, '@id'>) {
  return mutationOptions({
    mutationFn: async (status: 'cancelAtPeriodEnd' | 'active') => {
      // A list carries no entity tags, and money is changed only with one.
      const { etag } = await api.getTagged(iri, subscription);
      return api.patch(iri, { status }, subscription, { ifMatch: etag ?? undefined });
    },
    onSuccess: (changed) => {
      queryClient().setQueriesData<Collection<Subscription>>(
        { queryKey: ['subscriptions'] },
        (list) => list && { ...list, member: list.member.map((member) => (member['@id'] === iri ? changed : member)) },
      );
    },
  });
}
