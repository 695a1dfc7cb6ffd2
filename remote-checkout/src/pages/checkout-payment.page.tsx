import { prefetch } from 'shared-api';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadStep } from '../checkout/checkout-loader.ts';
import { paymentOptionsQuery } from '../checkout/payment/payment-options-query.ts';

export { PaymentStep as Component } from '../checkout/payment/payment-step.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const [step] = await Promise.all([
    loadStep(args, 'payment'),
    prefetch(paymentOptionsQuery(args.params.orderId ?? '')),
  ]);
  return step;
}
