import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { Amount, AmountList } from './amount-list.tsx';

/** The amounts of an order: subtotal, discount and shipping when they apply, total, GST, and what was refunded. */
export function OrderTotals({ order }: { order: Order }) {
  const isDiscounted = centsOf(order.discount) > 0;
  const refunded = order.refunded ?? '0.00';
  return (
    <AmountList>
      {isDiscounted || order.shippingRequired ? (
        <Amount label="Subtotal">
          <Money amount={order.subtotal} />
        </Amount>
      ) : null}
      {isDiscounted ? (
        <Amount label={order.promotionCode ? `Discount, code ${order.promotionCode.code}` : 'Discount'}>
          −<Money amount={order.discount} />
        </Amount>
      ) : null}
      {order.shippingRequired ? (
        <Amount label="Delivery">
          {order.shipping ? <Money amount={order.shipping} /> : 'Depends on the address'}
        </Amount>
      ) : null}
      <Amount label="Total" strong>
        <Money amount={order.total} />
      </Amount>
      <Amount label="GST included" quiet>
        <Money amount={order.gst} />
      </Amount>
      {centsOf(refunded) > 0 ? (
        <Amount label="Refunded">
          −<Money amount={refunded} />
        </Amount>
      ) : null}
    </AmountList>
  );
}
