import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumber } from 'shared-contract/page/list-url';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
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
      <PageHeader
        title="Subscriptions"
        description="Your recurring services, and the card each one uses."
        actions={
          <Button component={Link} to={addresses.subscriptions()} variant="default">
            Add a subscription
          </Button>
        }
      />
      <SubscriptionList path={addresses.settingsSubscriptions()} page={pageNumber(parameters)} />
    </>
  );
}
