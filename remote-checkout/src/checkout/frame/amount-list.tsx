import type { ReactNode } from 'react';
import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { needsDelivery } from '../steps/checkout-steps.ts';
import classes from './order-summary.module.css';

/** The amounts of the order: subtotal, discount, shipping, total and the GST in it. */
export function AmountList({ order }: { order: Order }) {
  const { promotionCode, shipping } = order;
  return (
    <dl className={classes.amounts}>
      <Amount label="Subtotal">
        <Money amount={order.subtotal} />
      </Amount>
      {centsOf(order.discount) > 0 ? (
        <Amount label={promotionCode ? `Discount (${promotionCode.code})` : 'Discount'}>
          −<Money amount={order.discount} />
        </Amount>
      ) : null}
      {needsDelivery(order) ? (
        <Amount label="Shipping">
          {shipping == null ? (
            <span className={classes.pending}>Enter your address</span>
          ) : centsOf(shipping) === 0 ? (
            'Free'
          ) : (
            <Money amount={shipping} />
          )}
        </Amount>
      ) : null}
      <Amount label="Total" isTotal>
        <Money amount={order.total} />
      </Amount>
      <Amount label="Includes GST" isQuiet>
        <Money amount={order.gst} />
      </Amount>
    </dl>
  );
}

function Amount({
  label,
  isTotal = false,
  isQuiet = false,
  children,
}: {
  label: string;
  isTotal?: boolean;
  isQuiet?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes.amount} data-total={isTotal || undefined} data-quiet={isQuiet || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
