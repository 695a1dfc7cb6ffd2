import { Stack } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumber } from 'shared-contract/page/list-url';
import { productCategoriesQuery } from 'shared-orders';
import { type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { NewSubscription } from '../plans/new-subscription.tsx';
import { propertiesQuery } from '../plans/properties-query.ts';
import { SubscriptionList } from '../subscriptions/subscription-list.tsx';
import { subscriptionsQuery } from '../subscriptions/subscriptions-query.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<null> {
  await Promise.all([
    prefetch(subscriptionsQuery({ page: pageNumber(new URL(request.url).searchParams) })),
    prefetch(propertiesQuery()),
    prefetch(productCategoriesQuery(null)),
  ]);
  return null;
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Subscriptions" description="Recurring services. Cancel any time." />
      <Stack gap="xl">
        <SubscriptionList path={addresses.subscriptions()} page={pageNumber(parameters)} />
        <NewSubscription />
      </Stack>
    </>
  );
}
