import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Navigate } from 'shared-platform/router';
import { LoadingState, StepBackLink, StepSheet } from 'shared-ui';
import { useCheckoutOrder } from '../checkout-order.ts';
import { adjacentSteps, isPayable, type ListedStep, openPayment, stepTitles } from '../steps/checkout-steps.ts';
import classes from './checkout-frame.module.css';
import { CheckoutRail } from './checkout-rail.tsx';
import { OrderSummary } from './order-summary.tsx';

type CheckoutFrameProps = {
  step: ListedStep;
  /** The heading, if it differs from the title of the step. */
  title?: string;
  lead?: ReactNode;
  /** Hides the link to the previous step, such as while a payment runs. */
  hidesBack?: boolean;
  children: ReactNode;
};

/**
 * The layout of a step: the steps, a heading, the content, and the order summary beside it (above it on a phone). An
 * order that was paid or cancelled elsewhere, such as in another tab, leads to its own page. One that is being paid
 * leads to its payment.
 */
export function CheckoutFrame({
  step,
  title = stepTitles[step],
  lead,
  hidesBack = false,
  children,
}: CheckoutFrameProps) {
  const order = useCheckoutOrder();
  const { before } = adjacentSteps(order, step);
  if (!isPayable(order)) return <Leaving to={addresses.order(order.id)} label="Opening your order" />;
  if (step !== 'review' && openPayment(order))
    return <Leaving to={addresses.checkout(order.id)} label="Opening your payment" />;
  return (
    <div className={classes.checkout}>
      <CheckoutRail order={order} current={step} />
      <OrderSummary order={order} />
      <StepSheet title={title} lead={lead} className={classes.sheet}>
        {children}
        {before && !hidesBack ? (
          <div className={classes.back}>
            <StepBackLink to={addresses.checkoutStep(order.id, before)}>
              Back to {stepTitles[before].toLowerCase()}
            </StepBackLink>
          </div>
        ) : null}
      </StepSheet>
    </div>
  );
}

/** Leads to another page. Shows what loads, because the step would be empty until then. */
function Leaving({ to, label }: { to: string; label: string }) {
  return (
    <>
      <LoadingState label={label} />
      <Navigate to={to} replace />
    </>
  );
}
