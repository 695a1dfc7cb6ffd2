import { useEffect } from 'react';
import type { Order } from 'shared-contract/order/order';
import { refetchOrder } from '../checkout-order.ts';
import { isOpen, isPayable } from '../steps/checkout-steps.ts';
import { refreshPayment } from './payment-requests.ts';

/**
 * Asks the provider about the order's payment at once and then every 2 s, later less often, until the payment has a
 * result and the order shows it. The page never relies on the query of a return address or on a message of a frame.
 */
export function usePaymentUpdates(order: Order): void {
  const { id, payment } = order;
  const isUnsettled = payment != null && isPayable(order) && (isOpen(payment) || payment.status === 'succeeded');
  const iri = isUnsettled ? payment['@id'] : null;
  useEffect(() => {
    if (iri === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    async function poll(paymentIri: string, attempt: number): Promise<void> {
      await update(id, paymentIri).catch(() => {});
      if (!isStopped) timer = setTimeout(() => void poll(paymentIri, attempt + 1), pollDelayMs(attempt));
    }
    void poll(iri, 0);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [id, iri]);
}

async function update(orderId: string, paymentIri: string): Promise<void> {
  const latest = await refreshPayment(paymentIri);
  if (!isOpen(latest)) await refetchOrder(orderId);
}

/** Every 2 s for 20 s, every 5 s for two minutes, then every 30 s. */
function pollDelayMs(attempt: number): number {
  if (attempt < 10) return 2000;
  return attempt < 34 ? 5000 : 30_000;
}
