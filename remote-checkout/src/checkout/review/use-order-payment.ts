import type { Order } from 'shared-contract/order/order';
import type { Payment } from 'shared-contract/order/payment';
import { isOpenPayment, isUnsuccessful } from '../../payment-progress/payment-state.ts';
import { usePaymentProgress } from '../../payment-progress/use-payment-progress.ts';
import { refetchOrder } from '../checkout-order.ts';
import { isPayable } from '../steps/checkout-steps.ts';

/** Follows the payment of an order until it has a result and the order shows it. */
export function useOrderPayment(order: Order, payment: Payment): { refetch: () => Promise<unknown> } {
  const isUnsettled = isPayable(order) && !isUnsuccessful(payment);
  return usePaymentProgress(
    payment,
    (latest) => {
      // When the request fails, the next response repeats it.
      if (!isOpenPayment(latest) || latest.status !== payment.status) void refetchOrder(order.id).catch(() => {});
    },
    isUnsettled,
  );
}
