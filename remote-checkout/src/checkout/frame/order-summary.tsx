import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import type { Order } from 'shared-contract/order/order';
import { OrderTotals } from 'shared-orders';
import { Money } from 'shared-ui';
import { OrderLines } from '../../order/order-lines.tsx';
import classes from './order-summary.module.css';

/** The items and amounts of the order. It stays in view beside the step; on a phone a button opens it. */
export function OrderSummary({ order }: { order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <aside className={classes.summary} aria-label="Order summary">
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={classes.toggleLabel}>
          {isOpen ? 'Hide order summary' : 'Show order summary'}
          <IconChevronDown size={18} aria-hidden="true" className={classes.chevron} />
        </span>
        <strong>
          <Money amount={order.total} />
        </strong>
      </button>
      <div id={content} className={classes.content} data-open={isOpen}>
        <p className={classes.title}>Order {order.number}</p>
        <p className={classes.place}>For {order.target.propertyAddress}</p>
        <div className={classes.items}>
          <OrderLines items={order.orderItems} />
        </div>
        <OrderTotals order={order} />
      </div>
    </aside>
  );
}
