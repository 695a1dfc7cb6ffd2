import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumber } from 'shared-contract/page/list-url';
import { activeOrderQuery, productCategoriesQuery } from 'shared-orders';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { NewSubscription } from '../plans/new-subscription.tsx';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export async function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs): Promise<null> {
  await Promise.all([
    prefetch(subscriptionsQuery({ propertyId, page: pageNumber(new URL(request.url).searchParams) })),
    prefetch(activeOrderQuery(propertyId)),
    prefetch(productCategoriesQuery(null)),
  ]);
  return null;
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Recurring services for this property." />
      <Stack gap="xl">
        <SubscriptionList
          propertyId={propertyId}
          path={addresses.propertySubscriptions(propertyId)}
          page={pageNumber(parameters)}
        />
        <NewSubscription propertyId={propertyId} />
      </Stack>
    </>
  );
}
