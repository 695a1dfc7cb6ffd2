import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, FilterLinks, PagedList, statusLabel } from 'shared-ui';
import { ServicesButton } from '../services-button.tsx';
import { orderHistoryQuery } from './order-history-query.ts';
import { type OrderHistorySearch, orderHistoryUrl } from './order-history-search.ts';
import { OrderRow } from './order-row.tsx';

type OrderHistoryProps = {
  /** Null for the orders of all properties. */
  propertyId: string | null;
  search: OrderHistorySearch;
};

export function OrderHistory({ propertyId, search }: OrderHistoryProps) {
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <FilterLinks
          label="Orders by status"
          options={orderStatus.options}
          current={search.status}
          labelOf={(status) => statusLabel('order', status).label}
          hrefOf={(status) => orderHistoryUrl(propertyId, { ...search, status, page: 1 })}
        />
        <FilterLinks
          label="Orders by year"
          options={yearsToChoose(search.year, new Date().getFullYear())}
          current={search.year === null ? null : String(search.year)}
          labelOf={(year) => year}
          hrefOf={(year) =>
            orderHistoryUrl(propertyId, { ...search, year: year === null ? null : Number(year), page: 1 })
          }
        />
      </Stack>
      <Orders propertyId={propertyId} search={search} />
    </Stack>
  );
}

/** How many years the filter offers. An earlier year in the URL works, too. */
const offeredYears = 4;

function yearsToChoose(chosen: number | null, thisYear: number): string[] {
  const years = Array.from({ length: offeredYears }, (_, index) => thisYear - index);
  return (chosen === null || years.includes(chosen) ? years : [...years, chosen]).map(String);
}

function Orders({ propertyId, search }: OrderHistoryProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery(orderHistoryQuery(propertyId, search));
  if (data) {
    return (
      <PagedList
        collection={data}
        page={search.page}
        hrefOf={(page) => orderHistoryUrl(propertyId, { ...search, page })}
        empty={<NoOrders propertyId={propertyId} search={search} />}
        isStale={isPlaceholderData}
      >
        {(orders) => (
          <ul aria-label="Orders" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} propertyId={propertyId} />
            ))}
          </ul>
        )}
      </PagedList>
    );
  }
  if (error) return <ErrorState error={error} title="We couldn’t load your orders" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading orders" />;
}

const emptyTitles: Record<OrderStatus, string> = {
  initiated: 'No orders awaiting payment',
  paymentPending: 'No orders with a pending payment',
  paid: 'No paid orders',
  processing: 'No orders being processed',
  completed: 'No completed orders',
  cancelled: 'No cancelled orders',
  refunded: 'No refunded orders',
};

function NoOrders({ propertyId, search: { status, year } }: OrderHistoryProps) {
  if (status || year !== null) {
    const title = status ? emptyTitles[status] : 'No orders';
    return (
      <EmptyState
        title={year === null ? title : `${title} in ${year}`}
        action={
          <Button
            component={Link}
            to={orderHistoryUrl(propertyId, { status: null, year: null, page: 1 })}
            variant="default"
          >
            Show all orders
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState title="No orders yet" action={<ServicesButton propertyId={propertyId} />}>
      Your orders for {propertyId === null ? 'your properties' : 'this property'} and{' '}
      {propertyId === null ? 'their' : 'its'} listings, such as photography or a campaign, appear here with their
      invoices.
    </EmptyState>
  );
}
