import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { resourceQuery } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Money } from 'shared-ui';
import * as z from 'zod/mini';
import { whenIdle } from '../background/when-idle.ts';
import menuClasses from './account-menu.module.css';
import classes from './open-orders.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The fields that the header shows. It requires no other field, so that it accepts orders of later releases. */
const openOrders = z.object({
  member: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      total: z.string(),
      target: z.object({ propertyAddress: z.string() }),
      orderItems: z.array(z.object({ quantity: z.int() })),
    }),
  ),
});
type OpenOrder = z.infer<typeof openOrders>['member'][number];

/** The orders that are not paid yet and have items. The request waits until the page is idle. */
const openOrdersQuery = (enabled: boolean) =>
  resourceQuery('/api/orders', openOrders, {
    query: { 'status[]': ['initiated', 'paymentPending'] },
    select: ({ member }) => member.filter(({ orderItems }) => orderItems.length > 0),
    enabled,
  });

/** The owner's open order: a link to its checkout. With several open orders, a menu of them; without one, nothing. */
export function OpenOrders() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true), { afterLoadMs: 0, timeoutMs: 2000 }), []);
  const { data = [] } = useQuery(openOrdersQuery(isIdle));
  const [first, ...others] = data;
  if (!first) return null;
  return others.length === 0 ? <OneOrder order={first} /> : <SeveralOrders orders={data} />;
}

function OneOrder({ order }: { order: OpenOrder }) {
  return (
    <Link
      to={addresses.checkout(order.id)}
      className={classes.cart}
      aria-label={`${itemsText([order])} in your open order: go to checkout`}
    >
      <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
      <Count orders={[order]} />
    </Link>
  );
}

function SeveralOrders({ orders }: { orders: readonly OpenOrder[] }) {
  const { open, toggle, area } = useDisclosure();
  return (
    <div ref={area as RefObject<HTMLDivElement | null>} className={classes.area}>
      <button
        type="button"
        className={classes.cart}
        aria-expanded={open}
        aria-controls="open-orders"
        aria-label={`${itemsText(orders)} in ${orders.length} open orders`}
        onClick={toggle}
      >
        <IconShoppingCart size={22} stroke={1.75} aria-hidden="true" />
        <Count orders={orders} />
      </button>
      {open && (
        <ul id="open-orders" className={classes.panel}>
          {orders.map((order) => (
            <li key={order.id}>
              <Link to={addresses.checkout(order.id)} className={menuClasses.item}>
                <span className={classes.address}>{order.target.propertyAddress}</span>
                <span className={classes.amount}>
                  {order.number}, <Money amount={order.total} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Count({ orders }: { orders: readonly OpenOrder[] }) {
  return (
    <span className={classes.count} aria-hidden="true">
      {countText(orders)}
    </span>
  );
}

function itemsText(orders: readonly OpenOrder[]): string {
  const count = countText(orders);
  return count === '1' ? '1 item' : `${count} items`;
}

/** The number of items as the header shows it. */
function countText(orders: readonly OpenOrder[]): string {
  const items = orders.flatMap(({ orderItems }) => orderItems);
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return count > 99 ? '99+' : String(count);
}
