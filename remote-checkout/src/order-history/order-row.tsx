import { Anchor, Button, Text } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LocalInstant, Money, StatusBadge } from 'shared-ui';
import { CancelOrderButton } from '../cancel-order/cancel-order-button.tsx';
import { DownloadInvoice } from '../invoices/download-invoice.tsx';
import classes from './order-row.module.css';

type OrderRowProps = {
  order: Order;
  /** Null in the list of all orders, whose rows name their property. */
  propertyId: string | null;
};

/** One order. CSS lays the list item out as a table row on a wide screen and as a card on a phone. */
export function OrderRow({ order, propertyId }: OrderRowProps) {
  const { target } = order;
  const page = propertyId === null ? addresses.order(order.id) : addresses.propertyOrder(propertyId, order.id);
  const where = propertyId === null ? ` at ${target.propertyAddress}` : '';
  return (
    <li className={classes.row}>
      <div className={classes.order}>
        <Anchor component={Link} to={page} fw={600} className={classes.link}>
          Order {order.number}
        </Anchor>
        <Text size="sm" c="dimmed">
          <LocalInstant at={order.createdAt} show="date" />
        </Text>
      </div>
      <div className={classes.what}>
        <Text lineClamp={2}>{orderContents(order)}</Text>
        <Text size="sm" c="dimmed">
          {target['@type'] === 'Listing' ? 'For the listing' : 'For the property'}
          {where}
        </Text>
      </div>
      <div className={classes.status}>
        <StatusBadge kind="order" status={order.status} />
      </div>
      <Text fw={600} className={classes.total}>
        <Money amount={order.total} />
      </Text>
      <RowActions order={order} />
    </li>
  );
}

/** Resume or cancel an order that is not paid; download the invoices of the others. */
function RowActions({ order }: { order: Order }) {
  const { id, number, status, orderItems, invoices = [] } = order;
  if (status === 'initiated') {
    return (
      <div className={classes.actions}>
        {orderItems.length > 0 ? (
          <Button component={Link} to={addresses.checkout(id)} size="xs" aria-label={`Resume order ${number}`}>
            Resume
          </Button>
        ) : null}
        <CancelOrderButton order={order} size="xs" />
      </div>
    );
  }
  if (invoices.length === 0) return null;
  return (
    <div className={classes.actions}>
      {invoices.map((invoice) => (
        <DownloadInvoice
          key={invoice.id}
          invoice={invoice}
          label={invoice.kind === 'creditNote' ? 'Credit note' : 'Invoice'}
        />
      ))}
    </div>
  );
}

function orderContents(order: Order): string {
  if (order.orderItems.length === 0) return 'No items yet';
  return order.orderItems
    .map((item) => (item.quantity > 1 ? `${item.quantity} × ${item.product.name}` : item.product.name))
    .join(', ');
}
