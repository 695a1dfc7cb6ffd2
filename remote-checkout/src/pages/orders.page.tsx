import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { OrderHistory } from '../order-history/order-history.tsx';
import { orderHistoryQuery } from '../order-history/order-history-query.ts';
import { parseOrderHistorySearch } from '../order-history/order-history-search.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return prefetch(orderHistoryQuery(null, parseOrderHistorySearch(new URL(request.url).searchParams)));
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Orders and invoices"
        description="Everything you’ve ordered for your properties and listings."
        actions={
          <Button component={Link} to={addresses.settingsPayment()} variant="default">
            Payment methods
          </Button>
        }
      />
      <OrderHistory propertyId={null} search={parseOrderHistorySearch(parameters)} />
    </>
  );
}
