import { addresses } from 'shared-contract/page/addresses';
import { useSafeNavigate } from 'shared-platform';
import { useCheckoutOrder } from '../checkout-order.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { adjacentSteps, stepTitles } from '../steps/checkout-steps.ts';
import { DeliveryForm } from './delivery-form.tsx';

/** The step for the delivery address of the products that are shipped. */
export function DeliveryStep() {
  const order = useCheckoutOrder();
  const navigate = useSafeNavigate();
  const next = adjacentSteps(order, 'delivery').after ?? 'review';
  const shipped = order.orderItems.filter(({ product }) => product.shippingRequired).map(({ product }) => product.name);
  return (
    <CheckoutFrame step="delivery" lead={`Where should we post your order? We’ll send: ${shipped.join(', ')}.`}>
      <DeliveryForm
        order={order}
        submitLabel={`Continue to ${stepTitles[next].toLowerCase()}`}
        onSaved={() => navigate(addresses.checkoutStep(order.id, next))}
      />
    </CheckoutFrame>
  );
}
