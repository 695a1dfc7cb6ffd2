import { mutationOptions } from '@tanstack/react-query';
import { isApiProblem, postResource, refetchResource, resourceQuery } from 'shared-api';
import type { Product } from 'shared-contract/order/product';
import {
  type PlanChangeQuote,
  planChange,
  planChangeQuote,
  type Subscription,
} from 'shared-contract/order/subscription';

const pathOf = ({ '@id': iri }: Subscription) => `${iri}/plan-change`;

/** What a change to this plan costs now. The amounts depend on the time, so they are never taken from the cache. */
export function planChangeQuoteQuery(subscription: Subscription, plan: Product) {
  return resourceQuery(pathOf(subscription), planChangeQuote, { query: { product: plan['@id'] }, staleTime: 0 });
}

/**
 * Changes the plan for the amount of the quote that the customer has seen. When the amount has changed (409
 * `total-changed`), fetches the quote again, so that the dialog shows the new amount, and throws.
 */
export function changePlanMutation(subscription: Subscription) {
  return mutationOptions({
    mutationFn: async ({ product, dueNow }: PlanChangeQuote) => {
      try {
        const input = { product: product['@id'], expectedDue: dueNow };
        return await postResource(pathOf(subscription), input, planChange);
      } catch (error) {
        if (isApiProblem(error, { code: 'total-changed' })) {
          await refetchResource(planChangeQuoteQuery(subscription, product));
        }
        throw error;
      }
    },
  });
}
