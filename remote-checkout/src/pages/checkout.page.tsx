import { loadResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { taggedOrderQuery } from 'shared-orders';
import { type LoaderFunctionArgs, redirect } from 'shared-platform/router';
import { hasPaymentChoice } from '../checkout/payment/payment-choice.ts';
import { firstIncompleteStep } from '../checkout/steps/checkout-steps.ts';

/** Redirects to the first incomplete step, because this URL has no page of its own. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const { value: order } = await loadResource(taggedOrderQuery(params.orderId ?? ''));
  return redirect(addresses.checkoutStep(order.id, firstIncompleteStep(order, hasPaymentChoice(order.id))));
}

export function Component() {
  return null;
}
