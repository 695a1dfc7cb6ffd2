import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { LocalInstant, Money, StatusBadge } from 'shared-ui';
import classes from './order-list.module.css';

/** A list of orders. `withAddress` also shows the property of each order. */
export function OrderList({ orders, withAddress = false }: { orders: readonly Order[]; withAddress?: boolean }) {
  return (
    <ul className={classes.orders}>
      {orders.map((order) => (
        <li key={order.id} className={classes.order}>
          <div className={classes.text}>
            <Link to={addresses.order(order.id)} className={classes.link}>
              Order {order.number}
            </Link>
            <p className={classes.detail}>
              <LocalInstant at={order.createdAt} show="date" />
              {withAddress ? ` · ${order.target.propertyAddress}` : null}
            </p>
          </div>
          <div className={classes.amount}>
            <Money amount={order.total} />
            <StatusBadge kind="order" status={order.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
