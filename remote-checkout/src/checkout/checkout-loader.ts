import { loadResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { addresses, type CheckoutStep } from 'shared-contract/page/addresses';
import { taggedOrderQuery } from 'shared-orders';
import { type LoaderFunctionArgs, redirect } from 'shared-platform/router';
import { hasPaymentChoice } from './payment/payment-choice.ts';
import { stepToShow } from './steps/checkout-steps.ts';

/**
 * Loads the order of a step. Redirects to another step when this one does not apply or an earlier one is incomplete.
 */
export async function loadStep({ params }: LoaderFunctionArgs, wanted: CheckoutStep): Promise<Order | Response> {
  const { value: order } = await loadResource(taggedOrderQuery(params.orderId ?? ''));
  const shown = stepToShow(order, wanted, hasPaymentChoice(order.id));
  return shown === wanted ? order : redirect(addresses.checkoutStep(order.id, shown));
}
