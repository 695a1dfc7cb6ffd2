import { centsOf, formatMoney } from 'shared-contract/money/money';
import { type Order, type OrderStatus, orderStatus } from 'shared-contract/order/order';
import { isKnown } from 'shared-contract/wire/open-enum';
import { statusLabel } from 'shared-ui';

type StatusMessage = { title: string; text: string | null };

/** Explains the order's status. For a status that this release does not know, returns only its label. */
export function orderStatusMessage(order: Order): StatusMessage {
  if (isKnown(orderStatus, order.status)) return messages[order.status](order);
  return { title: statusLabel('order', order.status).label, text: null };
}

const messages: Record<OrderStatus, (order: Order) => StatusMessage> = {
  initiated: ({ payment }) => ({
    title: 'Not paid yet',
    text:
      payment?.status === 'failed' && payment.failure
        ? `${payment.failure.message} You haven’t been charged.`
        : 'You haven’t been charged. Pick up where you left off, or cancel the order.',
  }),
  paymentPending,
  paid: (order) => ({
    title: 'Thank you, your order is paid',
    text: `${receiptSentence(order)}We’re getting started. Here’s what happens next.`,
  }),
  processing: (order) => ({
    title: 'Thank you, your order is under way',
    text: `${receiptSentence(order)}${refundSentence(order)}Follow each item below.`,
  }),
  completed: (order) => ({
    title: 'All done',
    text: `Everything in your order has been delivered. ${refundSentence(order)}`.trim(),
  }),
  cancelled: () => ({ title: 'Cancelled', text: 'This order was cancelled. You weren’t charged.' }),
  refunded: () => ({
    title: 'Refunded',
    text: 'We’ve refunded the total to your payment method. Your bank may take a few days to show it.',
  }),
};

function paymentPending({ payment }: Order): StatusMessage {
  if (payment?.status === 'referred') {
    return {
      title: 'Zip is reviewing your payment',
      text: 'This can take a few days. We’ll email you as soon as Zip decides. Please don’t pay again.',
    };
  }
  if (payment?.status === 'requiresAction') {
    return { title: 'Your payment needs one more step', text: 'Finish it at checkout. You haven’t been charged.' };
  }
  return {
    title: 'Confirming your payment',
    text: 'We’re waiting for the payment provider. This page updates by itself. Please don’t pay again.',
  };
}

function receiptSentence({ billing }: Order): string {
  return billing ? `We’ve emailed your tax invoice to ${billing.email}. ` : '';
}

function refundSentence({ refunded }: Order): string {
  const cents = centsOf(refunded ?? '0.00');
  return cents > 0 ? `We’ve refunded ${formatMoney(cents)} to your payment method. ` : '';
}
