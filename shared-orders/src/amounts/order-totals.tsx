import { centsOf } from 'shared-contract/money/money';
import type { Order, OrderItem } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { Amount, AmountList } from './amount-list.tsx';

type OrderTotalsProps = {
  order: Order;
  /** Lists the items in place of the subtotal. */
  listsItems?: boolean;
};

/** The amounts of an order: subtotal, discount and shipping when they apply, total, GST, and what was refunded. */
export function OrderTotals({ order, listsItems = false }: OrderTotalsProps) {
  const isDiscounted = centsOf(order.discount) > 0;
  const refunded = order.refunded ?? '0.00';
  return (
    <AmountList>
      {listsItems ? order.orderItems.map((item) => <ItemAmount key={item.id} item={item} />) : null}
      {!listsItems && (isDiscounted || order.shippingRequired) ? (
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
      <Amount label="Total" kind="total">
        <Money amount={order.total} />
      </Amount>
      <Amount label="GST included" kind="part">
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

function ItemAmount({ item: { product, quantity, total } }: { item: OrderItem }) {
  return (
    <Amount label={quantity > 1 ? `${product.name} × ${quantity}` : product.name}>
      <Money amount={total} />
    </Amount>
  );
}
