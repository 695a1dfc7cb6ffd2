import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { queryClient } from 'shared-api';
import { PageHeader } from 'shared-ui';
import { pageNumberOf } from '../paging/page-number.ts';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export function loader({ params: { propertyId }, request }: LoaderFunctionArgs): null {
  const page = pageNumberOf(new URL(request.url).searchParams);
  void queryClient().prefetchQuery(subscriptionsQuery({ propertyId, page }));
  return null;
}

export function Component() {
  const { propertyId } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Services of this property that renew by themselves." />
      <SubscriptionList propertyId={propertyId} page={pageNumberOf(parameters)} />
    </>
  );
}
