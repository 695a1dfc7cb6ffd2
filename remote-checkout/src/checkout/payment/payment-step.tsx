import { Alert, Skeleton, Stack } from '@mantine/core';
import { useResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { useSafeNavigate } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { QueryBoundary } from 'shared-ui';
import { isUnsuccessful } from '../../payment-progress/payment-state.ts';
import { useCheckoutOrder } from '../checkout-order.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { failureAdvice } from './failure-advice.ts';
import { cardNotStored, choosePayment } from './payment-choice.ts';
import { PaymentForm } from './payment-form.tsx';
import { paymentOptionsQuery } from './payment-options-query.ts';

/** The step for the method of payment. Nothing is charged here. */
export function PaymentStep() {
  const order = useCheckoutOrder();
  const { state } = useLocation();
  const failure = order.payment && isUnsuccessful(order.payment) ? failureAdvice(order.payment) : null;
  return (
    <CheckoutFrame step="payment" lead="You won’t be charged until you review your order.">
      <Stack gap="lg">
        {state === cardNotStored ? (
          <Alert role="status" title="Choose how to pay again">
            For your security we don’t store card details when a page reloads. Everything else is still here.
          </Alert>
        ) : null}
        {failure ? (
          <Alert color="red" role="alert" title={failure.title}>
            {failure.advice}
          </Alert>
        ) : null}
        <QueryBoundary fallback={<Skeleton h={280} role="status" aria-label="Loading payment options" />}>
          <PaymentMethods order={order} />
        </QueryBoundary>
      </Stack>
    </CheckoutFrame>
  );
}

function PaymentMethods({ order }: { order: Order }) {
  const options = useResource(paymentOptionsQuery(order.id));
  const navigate = useSafeNavigate();
  return (
    <PaymentForm
      order={order}
      options={options}
      onChosen={(chosen) => {
        choosePayment(order.id, chosen);
        navigate(addresses.checkoutStep(order.id, 'review'));
      }}
    />
  );
}
