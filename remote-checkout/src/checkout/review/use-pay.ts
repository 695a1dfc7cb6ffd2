import { useRef, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import type { Payment, PaymentChoice } from 'shared-contract/order/payment';
import type { CheckoutStep } from 'shared-contract/page/addresses';
import { logger, useSafeNavigate } from 'shared-platform';
import { changeErrorMessage } from '../../change-error-message.ts';
import { refetchOrder } from '../checkout-order.ts';
import { choosePayment } from '../payment/payment-choice.ts';
import { isOutcomeUnknown, startPayment } from './payment-requests.ts';

export type PayState =
  | { kind: 'ready' }
  | { kind: 'paying' }
  /** The server did not answer. The request is being repeated under the same key. */
  | { kind: 'checking' }
  /** The server stayed unreachable, so it is unknown whether the payment has started. */
  | { kind: 'unknown' }
  /** The server's total differs from the one that the customer saw, which is in `before`. */
  | { kind: 'totalChanged'; before: Order }
  /** The server refused the payment. `step` is where the customer can fix it. */
  | { kind: 'refused'; message: string; step: CheckoutStep | null };

/** Pays for an order. The result appears in the order, from which the page renders it. */
export function usePay(order: Order): { state: PayState; pay: (method: PaymentChoice) => Promise<void> } {
  const [state, setState] = useState<PayState>({ kind: 'ready' });
  const isRunning = useRef(false);
  // A payment that has failed is followed by a new one, which needs a new key.
  const keyOf = useIdempotencyKey();
  const navigate = useSafeNavigate();

  async function pay(method: PaymentChoice): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'paying' });
    try {
      const input = { expectedTotal: order.total, method, acceptedTerms: true as const };
      const key = keyOf({ order: order.id, input, after: order.payment?.['@id'] });
      const payment = await startPayment(order.id, input, key, () => setState({ kind: 'checking' }));
      await refetchOrder(order.id);
      // The token of a new card can be used once. The order already shows the payment, so the page does not ask for
      // another method before it knows the result.
      if (method.kind === 'card' || payment.status === 'succeeded') choosePayment(order.id, null);
      setState({ kind: 'ready' });
      leaveForApproval(payment);
    } catch (error) {
      setState(await refusalOf(error, order));
    } finally {
      isRunning.current = false;
    }
  }

  /** Opens the provider's page when the customer approves the payment there, as with Zip. */
  function leaveForApproval({ nextAction }: Payment): void {
    if (nextAction?.kind !== 'redirect') return;
    navigate(nextAction.url, { external: [new URL(nextAction.url).origin] });
  }

  return { state, pay };
}

/** Returns the state after an error. When the order is different now, fetches it, so that the page shows it. */
async function refusalOf(error: unknown, order: Order): Promise<PayState> {
  logger.warn('A payment was not started', { reason: error instanceof Error ? error.message : 'unknown' });
  if (isOutcomeUnknown(error)) return { kind: 'unknown' };
  await refetchOrder(order.id).catch(() => {});
  if (isApiProblem(error, { code: 'total-changed' })) return { kind: 'totalChanged', before: order };
  // The order now shows the running payment, or that it is paid.
  if (isApiProblem(error, { code: 'payment-open' }) || isApiProblem(error, { code: 'order-closed' })) {
    return { kind: 'ready' };
  }
  return { kind: 'refused', message: changeErrorMessage(error), step: stepToFix(error) };
}

function stepToFix(error: unknown): CheckoutStep | null {
  const path = isApiProblem(error, { status: 422 }) ? (error.violations[0]?.propertyPath ?? '') : '';
  if (path.startsWith('delivery')) return 'delivery';
  if (path.startsWith('method')) return 'payment';
  return path.startsWith('billing') || path.startsWith('orderItems') ? 'confirmation' : null;
}
