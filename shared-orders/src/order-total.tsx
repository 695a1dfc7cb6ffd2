import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import classes from './order-total.module.css';

/** The items of the order and their total, including GST. */
export function OrderTotal({ order }: { order: Order }) {
  const discount = centsOf(order.discount);
  return (
    <dl className={classes.total}>
      {order.orderItems.map((item) => (
        <div key={item.id} className={classes.line}>
          <dt>
            {item.product.name}
            {item.quantity > 1 ? ` × ${item.quantity}` : ''}
          </dt>
          <dd>
            <Money amount={item.total} />
          </dd>
        </div>
      ))}
      {discount > 0 ? (
        <div className={classes.line}>
          <dt>Discount</dt>
          <dd>
            −<Money amount={order.discount} />
          </dd>
        </div>
      ) : null}
      <div className={classes.line} data-sum="">
        <dt>Total, GST included</dt>
        <dd>
          <Money amount={order.total} />
        </dd>
      </div>
    </dl>
  );
}
