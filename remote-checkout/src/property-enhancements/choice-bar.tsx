import { Button, Text } from '@mantine/core';
import type { Order } from 'shared-contract/order/order';
import { Link } from 'shared-platform/router';
import { Money } from 'shared-ui';
import classes from './enhancements.module.css';

/** What is chosen so far, at the bottom of the window, with the link to its summary. */
export function ChoiceBar({ order, to }: { order: Order | null; to: string }) {
  const count = order?.orderItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  if (!order || count === 0) return null;
  return (
    <div className={classes.bar}>
      <Text role="status" fw={600}>
        {count === 1 ? '1 item' : `${count} items`}, <Money amount={order.total} />
      </Text>
      <Button component={Link} to={to}>
        Review your choice
      </Button>
    </div>
  );
}
