import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { subscriptionCharge } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';

const charges = collectionOf(subscriptionCharge);

/** One page of the charges of a subscription, newest first. */
export function chargesQuery(subscriptionId: string, page: number) {
  return resourceQuery(`/api/subscriptions/${encodeURIComponent(subscriptionId)}/charges`, charges, {
    query: { page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });
}
