import { Anchor, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import { OrderList } from '../orders/order-list.tsx';
import { recentOrdersQuery } from '../orders/recent-orders-query.ts';
import classes from './property-overview.module.css';

export function PropertyOrders({ propertyId }: { propertyId: string }) {
  const orders = useResource(recentOrdersQuery(propertyId));
  return (
    <Section
      title="Recent orders"
      framed
      action={
        orders.length > 0 ? (
          <Anchor component={Link} to={addresses.orderHistory(propertyId)} size="sm" className={classes.link}>
            All orders
          </Anchor>
        ) : null
      }
    >
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders propertyId={propertyId} />}
    </Section>
  );
}

function NoOrders({ propertyId }: { propertyId: string }) {
  return (
    <Text c="dimmed">
      Photography, campaigns and other services that you order appear here with their invoices.{' '}
      <Anchor component={Link} to={addresses.propertyEnhancements(propertyId)} underline="always">
        View services
      </Anchor>
    </Text>
  );
}
