import { Box, Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { orderStatus } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, FilterLinks, Paginator, statusWords } from 'shared-ui';
import { orderHistoryQuery, ordersPerPage } from './order-history-query.ts';
import { type OrderHistorySearch, orderHistoryAddress } from './order-history-search.ts';
import { OrderRow } from './order-row.tsx';

export function OrderHistory({ propertyId, search }: { propertyId: string; search: OrderHistorySearch }) {
  return (
    <Stack gap="lg">
      <FilterLinks
        label="Orders by status"
        options={orderStatus.options}
        current={search.status}
        wordsOf={(status) => statusWords('order', status).words}
        hrefOf={(status) => orderHistoryAddress(propertyId, { status, page: 1 })}
      />
      <Orders propertyId={propertyId} search={search} />
    </Stack>
  );
}

function Orders({ propertyId, search }: { propertyId: string; search: OrderHistorySearch }) {
  const { data, error, isPlaceholderData, refetch } = useQuery(orderHistoryQuery(propertyId, search));
  if (data) {
    if (data.member.length === 0) return <NoOrders propertyId={propertyId} search={search} />;
    return (
      <Stack gap="lg" aria-busy={isPlaceholderData} opacity={isPlaceholderData ? 0.6 : 1}>
        <Box component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {data.member.map((order) => (
            <OrderRow key={order.id} order={order} propertyId={propertyId} />
          ))}
        </Box>
        <Paginator
          page={search.page}
          pageCount={Math.ceil(data.totalItems / ordersPerPage)}
          hrefOf={(page) => orderHistoryAddress(propertyId, { ...search, page })}
        />
      </Stack>
    );
  }
  if (error) return <ErrorState error={error} title="The orders did not load" onRetry={() => void refetch()} />;
  return <CardSkeletons shape="rows" count={3} label="Loading orders" />;
}

function NoOrders({ propertyId, search: { status, page } }: { propertyId: string; search: OrderHistorySearch }) {
  if (status || page > 1) {
    return (
      <EmptyState
        title={status ? `No orders with status “${statusWords('order', status).words}”` : 'No more orders on this page'}
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
      What you buy for this property and its listings, such as photography or a campaign, is kept here with its receipt.
    </EmptyState>
  );
}
