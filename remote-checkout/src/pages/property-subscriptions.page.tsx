import { prefetch } from 'shared-api';
import { pageNumber } from 'shared-contract/page/list-url';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export function loader({ params: { propertyId }, request }: LoaderFunctionArgs) {
  return prefetch(subscriptionsQuery({ propertyId, page: pageNumber(new URL(request.url).searchParams) }));
}

export function Component() {
  const { propertyId } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Recurring services for this property." />
      <SubscriptionList propertyId={propertyId} page={pageNumber(parameters)} />
    </>
  );
}
