import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { queryClient } from 'shared-api';
import { PageHeader } from 'shared-ui';
import { OrderHistory } from '../order-history/order-history.tsx';
import { orderHistoryQuery } from '../order-history/order-history-query.ts';
import { orderHistorySearchOf } from '../order-history/order-history-search.ts';

/** Asks at once and waits for nothing: the page has its own loading and error state. */
export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs): null {
  const search = orderHistorySearchOf(new URL(request.url).searchParams);
  void queryClient().prefetchQuery(orderHistoryQuery(propertyId, search));
  return null;
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Order history" description="Everything bought for this property and its listings." />
      <OrderHistory propertyId={propertyId} search={orderHistorySearchOf(parameters)} />
    </>
  );
}
