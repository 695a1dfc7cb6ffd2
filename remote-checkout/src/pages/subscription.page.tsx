import { loadResource, prefetch } from 'shared-api';
import type { Subscription } from 'shared-contract/order/subscription';
import { pageNumber } from 'shared-contract/page/list-url';
import { productCategoriesQuery } from 'shared-orders';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { CardSkeletons, QueryBoundary } from 'shared-ui';
import { paymentMethodsQuery } from '../payment-methods/payment-methods-query.ts';
import { chargesQuery } from '../subscription/charges/charges-query.ts';
import { SubscriptionDetails } from '../subscription/subscription-details.tsx';
import { subscriptionQuery } from '../subscriptions/subscriptions-query.ts';

export async function loader({ params: { subscriptionId = '' }, request }: LoaderFunctionArgs): Promise<Subscription> {
  const page = pageNumber(new URL(request.url).searchParams);
  const [subscription] = await Promise.all([
    loadResource(subscriptionQuery(subscriptionId)),
    prefetch(chargesQuery(subscriptionId, page)),
    prefetch(paymentMethodsQuery()),
    prefetch(productCategoriesQuery(null)),
  ]);
  return subscription;
}

export function title({ name }: Subscription): string {
  return name;
}

export function Component() {
  const { subscriptionId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the subscription" />}>
      <SubscriptionDetails subscriptionId={subscriptionId} page={pageNumber(parameters)} />
    </QueryBoundary>
  );
}
