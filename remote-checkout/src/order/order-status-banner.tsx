import { Button, Group, Text } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { statusLabel } from 'shared-ui';
import { CancelOrderButton } from '../cancel-order/cancel-order-button.tsx';
import classes from './order-status-banner.module.css';
import { orderStatusMessage } from './order-status-message.ts';

/** Explains the order's status to the customer, who can resume or cancel an order that is not paid. */
export function OrderStatusBanner({ order }: { order: Order }) {
  const { title, text } = orderStatusMessage(order);
  return (
    <div className={classes.banner} data-tone={statusLabel('order', order.status).tone}>
      <Text fw={600} role="status">
        {title}
      </Text>
      {text === null ? null : <Text>{text}</Text>}
      <OrderActions order={order} />
    </div>
  );
}

function OrderActions({ order }: { order: Order }) {
  if (order.status === 'initiated') {
    return (
      <Group gap="sm" mt="sm">
        {order.orderItems.length > 0 ? (
          <Button component={Link} to={addresses.checkout(order.id)}>
            Continue to checkout
          </Button>
        ) : null}
        <CancelOrderButton order={order} />
      </Group>
    );
  }
  if (order.status === 'paymentPending' && order.payment?.status === 'requiresAction') {
    return (
      <Button component={Link} to={addresses.checkout(order.id)} mt="sm">
        Finish paying
      </Button>
    );
  }
  return null;
}
