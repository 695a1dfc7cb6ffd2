import { Text } from '@mantine/core';
import { type Order, type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { isKnown } from 'shared-contract/wire/open-enum';
import { statusWords } from 'shared-ui';
import classes from './order-standing.module.css';

const standing: Record<OrderStatus, { title: string; text: string }> = {
  initiated: {
    title: 'Not paid yet',
    text: 'Nothing has been charged. The order stays open until it is paid or cancelled.',
  },
  paymentPending: {
    title: 'Waiting for your payment',
    text: 'We are waiting to hear from the payment provider. Please do not pay a second time.',
  },
  paid: { title: 'Paid, thank you', text: 'We have your payment and will start on your order shortly.' },
  processing: { title: 'Paid, in progress', text: 'We have your payment and are working on your order.' },
  completed: { title: 'Completed', text: 'Your order is paid, and everything in it has been delivered.' },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled. Nothing was charged.' },
  refunded: {
    title: 'Refunded',
    text: 'The total went back to the way you paid. Banks may take a few days to show it.',
  },
};

/** What the status means for the person who ordered. */
export function OrderStanding({ order }: { order: Order }) {
  const { words, tone } = statusWords('order', order.status);
  const { title, text } = isKnown(orderStatus, order.status) ? standing[order.status] : { title: words, text: null };
  return (
    <div className={classes.standing} data-tone={tone}>
      <Text fw={600}>{title}</Text>
      {text === null ? null : <Text>{text}</Text>}
    </div>
  );
}
