import { Alert } from '@mantine/core';
import type { Order, OrderStatus } from 'shared-contract/order';

const standing: Record<OrderStatus, { title: string; text: string; color: string }> = {
  initiated: {
    title: 'Not paid yet',
    text: 'Nothing has been charged. The order stays open until it is paid or cancelled.',
    color: 'yellow',
  },
  paymentPending: {
    title: 'Waiting for your payment',
    text: 'We are waiting to hear from the payment provider. Please do not pay a second time.',
    color: 'yellow',
  },
  paid: {
    title: 'Paid, thank you',
    text: 'We have your payment and will start on your order shortly.',
    color: 'eucalypt',
  },
  processing: {
    title: 'Paid, in progress',
    text: 'We have your payment and are working on your order.',
    color: 'eucalypt',
  },
  completed: {
    title: 'Completed',
    text: 'Your order is paid, and everything in it has been delivered.',
    color: 'eucalypt',
  },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled. Nothing was charged.', color: 'gray' },
  refunded: {
    title: 'Refunded',
    text: 'The total went back to the way you paid. Banks may take a few days to show it.',
    color: 'gray',
  },
};

export function OrderStanding({ order }: { order: Order }) {
  const { title, text, color } = standing[order.status];
  return (
    <Alert color={color} title={title}>
      {text}
    </Alert>
  );
}
