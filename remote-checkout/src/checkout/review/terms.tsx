import { Checkbox } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { billingPeriod } from 'shared-contract/order/product';
import { isKnown } from 'shared-contract/wire/open-enum';
import { Money } from 'shared-ui';
import classes from './review.module.css';

type TermsProps = { order: Order; isAccepted: boolean; error: string | null; onChange: (isAccepted: boolean) => void };

/** The terms of sale, with the price at which a plan renews, and the checkbox that accepts them. */
export function Terms({ order, isAccepted, error, onChange }: TermsProps) {
  const plans = order.orderItems.filter(({ product }) => product.billingPeriod !== null);
  return (
    <div>
      {plans.map(({ id, product }) => (
        <p key={id} className={classes.text}>
          {product.name} renews at <Money amount={product.price} />
          {product.billingPeriod !== null && isKnown(billingPeriod, product.billingPeriod)
            ? ` each ${product.billingPeriod}`
            : ''}{' '}
          until you cancel. Cancel any time under Subscriptions.
        </p>
      ))}
      <details className={classes.terms}>
        <summary>Terms of sale</summary>
        <ul>
          <li>All prices are in Australian dollars and include GST. We email you a tax invoice.</li>
          <li>Work starts when your payment is confirmed. You can cancel a service until it’s booked or sent.</li>
          <li>
            Our services come with guarantees that can’t be excluded under the Australian Consumer Law. If there’s a
            major failure, you’re entitled to a refund.
          </li>
        </ul>
      </details>
      <Checkbox
        mt="sm"
        label="I agree to the terms of sale"
        checked={isAccepted}
        error={error}
        aria-invalid={error !== null}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
