import { cachedResource, type ResourceQuery } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { orderQuery } from 'shared-orders';

/** How often an order is fetched again while something is about to happen to it. */
const pollMs = 5_000;
/** How long after the payment the first steps of an order are expected. */
const settlingMs = 2 * 60_000;

/**
 * The order, fetched again every five seconds while its payment is being confirmed, and for two minutes after it was
 * paid, because listings go live and bookings are made in that time.
 */
export function liveOrderQuery(orderId: string): ResourceQuery<Order> {
  const query = orderQuery(orderId);
  return {
    ...query,
    refetchInterval: () => {
      const order = cachedResource(query);
      return order && isSettling(order, Date.now()) ? pollMs : false;
    },
  };
}

/** Zip reviews a referred payment for days, so nothing is expected soon. */
function isSettling({ status, payment, paidAt }: Order, now: number): boolean {
  if (status === 'paymentPending') return payment?.status !== 'referred';
  return (status === 'paid' || status === 'processing') && Boolean(paidAt && now - Date.parse(paidAt) < settlingMs);
}
