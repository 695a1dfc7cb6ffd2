import { invalidateResources, isApiProblem, isNetworkFailure, postResource } from 'shared-api';
import { type Payment, type PaymentInput, payment } from 'shared-contract/order/payment';
import { orderPath } from 'shared-orders';

/** How long to wait before each repetition of a payment request without an answer, in milliseconds. */
const retryDelaysMs = [1000, 2000, 4000, 8000, 15_000];

/**
 * Starts the payment of an order. When it is unknown whether the request had an effect, sends it again under the same
 * key: the server then returns the first payment, so that nothing is charged twice.
 * @param onRetry called before the request is repeated
 * @throws ApiProblem 409 `total-changed`, `payment-open` or `order-closed`, 422 for an incomplete order; NetworkFailure
 * when the server stays unreachable
 */
export async function startPayment(
  orderId: string,
  input: PaymentInput,
  idempotencyKey: string,
  onRetry: () => void,
): Promise<Payment> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await send();
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      onRetry();
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return send();

  function send() {
    return postResource(`${orderPath(orderId)}/payments`, input, payment, { idempotencyKey });
  }
}

/** Whether the server may have started the payment although it did not say so. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (isNetworkFailure(error) || isApiProblem(error, { code: 'idempotency-in-progress' })) return true;
  return isApiProblem(error) && error.status >= 500;
}

/** Ends a payment that has no result yet, so that the order can be paid in another way. */
export async function cancelPayment(iri: string): Promise<Payment> {
  const cancelled = await postResource(`${iri}/cancellation`, undefined, payment);
  await invalidateResources(['/api/orders']);
  return cancelled;
}
