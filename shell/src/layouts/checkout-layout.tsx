import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Link, Outlet } from 'react-router';
import { useFocused } from 'shared-api/context';
import { addresses } from 'shared-contract/page/addresses';
import { FocusBar } from './focus-bar.tsx';
import { shownOrder } from './layout-contracts.ts';
import classes from './main.module.css';
import { Main } from './main.tsx';

/** The layout of the checkout. Instead of the site navigation, its header has a link back to the order. */
export function CheckoutLayout() {
  const order = useFocused('order', shownOrder);
  return (
    <div className={`${classes.page} ${classes.calm}`} data-layout="checkout">
      <FocusBar
        title={
          <>
            <IconLock size={18} stroke={1.75} aria-hidden="true" /> Checkout
          </>
        }
        subtitle={order && `Order ${order.number}`}
      >
        {order && <Link to={addresses.order(order.id)}>Exit</Link>}
      </FocusBar>
      <Main>
        <Outlet />
      </Main>
    </div>
  );
}
