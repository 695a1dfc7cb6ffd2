import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { OrderHistory } from '../order-history/order-history.tsx';
import { orderHistoryQuery } from '../order-history/order-history-query.ts';
import { parseOrderHistorySearch } from '../order-history/order-history-search.ts';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  return prefetch(orderHistoryQuery(propertyId, parseOrderHistorySearch(new URL(request.url).searchParams)));
}

export function Component() {
  const { propertyId = '' } = useParams();
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader
        title="Order history"
        description="Orders and invoices for this property and its listings."
        actions={
          <Button component={Link} to={addresses.settingsPayment()} variant="default">
            Payment methods
          </Button>
        }
      />
      <OrderHistory propertyId={propertyId} search={parseOrderHistorySearch(parameters)} />
    </>
  );
}
