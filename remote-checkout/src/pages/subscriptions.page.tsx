import { useSearchParams } from 'react-router';
import { queryClient } from 'shared-api';
import { PageHeader } from 'shared-ui';
import { pageNumberOf } from '../paging/page-number.ts';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export function loader({ request }: { request: Request }): null {
  void queryClient().prefetchQuery(subscriptionsQuery({ page: pageNumberOf(new URL(request.url).searchParams) }));
  return null;
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Services that renew by themselves until you cancel them." />
      <SubscriptionList page={pageNumberOf(parameters)} />
    </>
  );
}
