import type { OrderItem } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import classes from './order-lines.module.css';

/** The items of an order, each on one line with its quantity and amount. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  return (
    <ul className={classes.lines}>
      {items.map(({ id, product, quantity, total }) => (
        <li key={id} className={classes.line}>
          <span>
            {product.name}
            {quantity > 1 ? ` × ${quantity}` : ''}
          </span>
          <Money amount={total} />
        </li>
      ))}
    </ul>
  );
}
