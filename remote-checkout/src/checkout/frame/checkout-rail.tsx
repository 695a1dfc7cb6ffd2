import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { StepRail } from 'shared-ui';
import { usePaymentChoice } from '../payment/payment-choice.ts';
import { type CheckoutStepState, checkoutSteps, type ListedStep } from '../steps/checkout-steps.ts';
import classes from './checkout-frame.module.css';

/** The steps of the checkout and their progress. A step that does not apply says why. */
export function CheckoutRail({ order, current }: { order: Order; current: ListedStep }) {
  const steps = checkoutSteps(order, usePaymentChoice(order.id) !== null);
  return (
    <div className={classes.rail}>
      <StepRail
        label="Checkout steps"
        current={current}
        steps={steps.map((step) => ({ ...step, href: addresses.checkoutStep(order.id, step.name) }))}
      />
      <HeaderProgress steps={steps} current={current} />
    </div>
  );
}

/** The progress line in the header of the checkout layout. Renders nothing in a layout without a place for it. */
function HeaderProgress({ steps, current }: { steps: readonly CheckoutStepState[]; current: ListedStep }) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-focus-progress]')), []);
  if (!place) return null;
  const applicable = steps.filter(({ state }) => state !== 'skipped');
  const position = applicable.findIndex(({ name }) => name === current) + 1;
  return createPortal(
    <progress
      className={classes.progress}
      value={position}
      max={applicable.length}
      aria-label={`Step ${position} of ${applicable.length}`}
    />,
    place,
  );
}
