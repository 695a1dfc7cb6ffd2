import { Box, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, FilterLinks, PagedList, statusLabel } from 'shared-ui';
import { orderHistoryQuery } from './order-history-query.ts';
import { type OrderHistorySearch, orderHistoryUrl } from './order-history-search.ts';
import { OrderRow } from './order-row.tsx';

export function OrderHistory({ propertyId, search }: { propertyId: string; search: OrderHistorySearch }) {
  return (
    <Stack gap="lg">
      <FilterLinks
        label="Orders by status"
        options={orderStatus.options}
        current={search.status}
        labelOf={(status) => statusLabel('order', status).label}
        hrefOf={(status) => orderHistoryUrl(propertyId, { status, page: 1 })}
      />
      <Orders propertyId={propertyId} search={search} />
    </Stack>
  );
}

function Orders({ propertyId, search }: { propertyId: string; search: OrderHistorySearch }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(orderHistoryQuery(propertyId, search));
  if (data) {
    return (
      <PagedList
        collection={data}
        page={search.page}
        hrefOf={(page) => orderHistoryUrl(propertyId, { ...search, page })}
        empty={<NoOrders propertyId={propertyId} status={search.status} />}
        isStale={isPlaceholderData}
      >
        {(orders) => (
          <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} propertyId={propertyId} />
            ))}
          </Box>
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

function NoOrders({ propertyId, status }: { propertyId: string; status: OrderStatus | null }) {
  if (status) {
    return (
      <EmptyState
        title={emptyTitles[status]}
        action={
          <Button component={Link} to={addresses.orderHistory(propertyId)} variant="default">
            Show all orders
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState title="No orders yet">
      Your orders for this property and its listings, such as photography or a campaign, appear here with their
      receipts.
    </EmptyState>
  );
}
