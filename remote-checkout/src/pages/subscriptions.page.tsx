import { prefetch } from 'shared-api';
import { pageNumber } from 'shared-contract/page/list-url';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(subscriptionsQuery({ page: pageNumber(new URL(request.url).searchParams) }));
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Recurring services. Cancel any time." />
      <SubscriptionList page={pageNumber(parameters)} />
    </>
  );
}
