import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type ReactNode, useId } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { Link, Navigate } from 'shared-platform/router';
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
  const heading = useId();
  const { before } = adjacentSteps(order, step);
  if (!isPayable(order)) return <Navigate to={addresses.order(order.id)} replace />;
  if (step !== 'review' && openPayment(order)) return <Navigate to={addresses.checkout(order.id)} replace />;
  return (
    <div className={classes.checkout}>
      <CheckoutRail order={order} current={step} />
      <OrderSummary order={order} />
      <section className={classes.sheet} aria-labelledby={heading}>
        <h1 id={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
        <div className={classes.content}>{children}</div>
        {before && !hidesBack ? (
          <Link className={classes.back} to={addresses.checkoutStep(order.id, before)}>
            <IconArrowLeft size={18} aria-hidden="true" />
            Back to {stepTitles[before].toLowerCase()}
          </Link>
        ) : null}
      </section>
    </div>
  );
}
