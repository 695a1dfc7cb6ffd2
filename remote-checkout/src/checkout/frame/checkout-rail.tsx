import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { StepRail, stepProgress } from 'shared-ui';
import { usePaymentChoice } from '../payment/payment-choice.ts';
import { checkoutSteps, type ListedStep } from '../steps/checkout-steps.ts';
import classes from './checkout-frame.module.css';

/**
 * The steps of the checkout and their progress. A step that does not apply says why. The progress bar is in the header
 * of the checkout layout, and in the rail of a layout without a place for it.
 */
export function CheckoutRail({ order, current }: { order: Order; current: ListedStep }) {
  const steps = checkoutSteps(order, usePaymentChoice(order.id) !== null);
  const header = useHeaderPlace();
  const { done, count, label } = stepProgress(steps);
  return (
    <div className={classes.rail}>
      <StepRail
        label="Checkout steps"
        current={current}
        steps={steps.map((step) => ({ ...step, href: addresses.checkoutStep(order.id, step.name) }))}
        hidesBar={header !== null}
      />
      {header &&
        createPortal(<progress className={classes.progress} value={done} max={count} aria-label={label} />, header)}
    </div>
  );
}

/** Returns the place for a progress bar in the header of the layout. Null without one, and in the first render. */
function useHeaderPlace(): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-focus-progress]')), []);
  return place;
}
