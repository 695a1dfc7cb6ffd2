import { Anchor, Text } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LocalInstant, Money, StatusBadge } from 'shared-ui';
import classes from './order-row.module.css';

/** One order. CSS lays the list item out as a table row on a wide screen and as a card on a phone. */
export function OrderRow({ order, propertyId }: { order: Order; propertyId: string }) {
  return (
    <li className={classes.row}>
      <div className={classes.order}>
        <Anchor component={Link} to={addresses.propertyOrder(propertyId, order.id)} fw={600} className={classes.link}>
          Order {order.number}
        </Anchor>
        <Text size="sm" c="dimmed">
          <LocalInstant at={order.createdAt} show="date" />
        </Text>
      </div>
      <div className={classes.what}>
        <Text lineClamp={2}>{orderContents(order)}</Text>
        <Text size="sm" c="dimmed">
          {order.target['@type'] === 'Listing' ? 'For the listing' : 'For the property'}
        </Text>
      </div>
      <div className={classes.status}>
        <StatusBadge kind="order" status={order.status} />
      </div>
      <Text fw={600} className={classes.total}>
        <Money amount={order.total} />
      </Text>
    </li>
  );
}

function orderContents(order: Order): string {
  if (order.orderItems.length === 0) return 'No items yet';
  return order.orderItems
    .map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.product.name}` : item.product.name))
    .join(', ');
}
