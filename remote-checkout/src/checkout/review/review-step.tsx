import { addresses } from 'shared-contract/page/addresses';
import { Navigate } from 'shared-platform/router';
import { isUnsuccessful } from '../../payment-progress/payment-state.ts';
import { useCheckoutOrder } from '../checkout-order.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { cardNotStored, usePaymentChoice } from '../payment/payment-choice.ts';
import { isPayable, needsPayment, openPayment } from '../steps/checkout-steps.ts';
import { ReviewForm } from './review-form.tsx';
import { RunningPayment } from './running-payment.tsx';

/** The last step: the whole order, and the payment while it runs. */
export function ReviewStep() {
  const order = useCheckoutOrder();
  const chosen = usePaymentChoice(order.id);
  const { payment } = order;
  const open = openPayment(order);
  if (open?.method.kind === 'zip')
    return <Navigate to={addresses.checkoutStep(order.id, 'zip-confirmation')} replace />;
  if (open || (payment?.status === 'succeeded' && isPayable(order))) {
    return (
      <CheckoutFrame step="review" title="Your payment" hidesBack>
        {payment ? <RunningPayment order={order} payment={payment} /> : null}
      </CheckoutFrame>
    );
  }
  const method = needsPayment(order) ? chosen?.method : { kind: 'free' as const };
  if (!method && isPayable(order)) {
    const state = payment && isUnsuccessful(payment) ? null : cardNotStored;
    return <Navigate to={addresses.checkoutStep(order.id, 'payment')} replace state={state} />;
  }
  return (
    <CheckoutFrame
      step="review"
      lead={`Check everything before you ${method?.kind === 'free' ? 'place your order' : 'pay'}.`}
    >
      {method ? <ReviewForm order={order} chosen={chosen} method={method} /> : null}
    </CheckoutFrame>
  );
}
