import { Text } from '@mantine/core';
import { type Order, type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { isKnown } from 'shared-contract/wire/open-enum';
import { statusLabel } from 'shared-ui';
import classes from './order-status-banner.module.css';

const statusMessages: Record<OrderStatus, { title: string; text: string }> = {
  initiated: {
    title: 'Not paid yet',
    text: 'You haven’t been charged. The order stays open until you pay for it or cancel it.',
  },
  paymentPending: {
    title: 'Payment pending',
    text: 'We’re waiting for confirmation from the payment provider. Please don’t pay again.',
  },
  paid: { title: 'Paid, thank you', text: 'We’ve received your payment and will start on your order shortly.' },
  processing: { title: 'Paid, in progress', text: 'We’ve received your payment and are working on your order.' },
  completed: { title: 'Completed', text: 'Everything in your order has been delivered.' },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled. You weren’t charged.' },
  refunded: {
    title: 'Refunded',
    text: 'We’ve refunded the total to your payment method. Your bank may take a few days to show it.',
  },
};

/** Explains the order's status to the customer. For a status that this release does not know, shows only its label. */
export function OrderStatusBanner({ order }: { order: Order }) {
  const { label, tone } = statusLabel('order', order.status);
  const { title, text } = isKnown(orderStatus, order.status)
    ? statusMessages[order.status]
    : { title: label, text: null };
  return (
    <div className={classes.banner} data-tone={tone}>
      <Text fw={600}>{title}</Text>
      {text === null ? null : <Text>{text}</Text>}
    </div>
  );
}
