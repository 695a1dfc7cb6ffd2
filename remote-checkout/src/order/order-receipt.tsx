import { Anchor, Grid, Paper, Text, Title } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { PageHeader, StatusBadge } from 'shared-ui';
import { OrderFacts } from './order-facts.tsx';
import { OrderItemsTable } from './order-items-table.tsx';
import { orderQuery } from './order-query.ts';
import { OrderStatusBanner } from './order-status-banner.tsx';
import { OrderTotals } from './order-totals.tsx';

export function OrderReceipt({ orderId }: { orderId: string }) {
  const order = useResource(orderQuery(orderId));
  return (
    <>
      <PageHeader
        breadcrumbs={
          <Anchor component={Link} to={addresses.orderHistory(idOfIri(order.target.property))} size="sm">
            Order history
          </Anchor>
        }
        title={`Order ${order.number}`}
        actions={<StatusBadge kind="order" status={order.status} />}
      />
      <OrderStatusBanner order={order} />
      <Grid gap="lg" mt="lg">
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="order-items">
            <Title order={2} size="h4" mb="sm" id="order-items">
              Order items
            </Title>
            {order.orderItems.length === 0 ? (
              <Text c="dimmed">This order is empty.</Text>
            ) : (
              <OrderItemsTable items={order.orderItems} />
            )}
            <OrderTotals order={order} />
          </Paper>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <OrderFacts order={order} />
        </Grid.Col>
      </Grid>
    </>
  );
}
