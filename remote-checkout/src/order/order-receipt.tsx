import { Anchor, Grid, Stack, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { OrderTotals } from 'shared-orders';
import { Link } from 'shared-platform/router';
import { PageHeader, StatusBadge } from 'shared-ui';
import { Section } from '../section.tsx';
import { liveOrderQuery } from './live-order-query.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { OrderItemsTable } from './order-items-table.tsx';
import { OrderProgress } from './order-progress.tsx';
import { OrderStatusBanner } from './order-status-banner.tsx';

/** The page of an order: what to do next, progress, items, amounts and invoices. */
export function OrderReceipt({ orderId }: { orderId: string }) {
  const order = useResource(liveOrderQuery(orderId));
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
          <Stack gap="lg">
            <OrderProgress fulfilments={order.fulfilments ?? []} />
            <Section title="Order items" id="order-items">
              {order.orderItems.length === 0 ? (
                <Text c="dimmed">This order is empty.</Text>
              ) : (
                <OrderItemsTable items={order.orderItems} />
              )}
              <OrderTotals order={order} />
            </Section>
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="lg">
            <OrderInvoices invoices={order.invoices ?? []} />
            <OrderFacts order={order} />
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}
