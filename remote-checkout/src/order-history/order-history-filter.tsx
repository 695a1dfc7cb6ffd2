import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { type OrderStatus, orderStatus } from 'shared-contract/order';
import { statusWords } from 'shared-ui';
import { orderHistoryAddress } from './order-history-search.ts';

const choices: readonly (OrderStatus | null)[] = [null, ...orderStatus.options];

/** Links, so that a filtered history can be shared, opened in a tab and left with Back. */
export function OrderHistoryFilter({ propertyId, current }: { propertyId: string; current: OrderStatus | null }) {
  return (
    <Group component="nav" gap="xs" aria-label="Orders by status">
      {choices.map((status) => (
        <Button
          key={status ?? 'all'}
          component={Link}
          to={orderHistoryAddress(propertyId, { status, page: 1 })}
          preventScrollReset
          size="compact-md"
          radius="xl"
          px="sm"
          variant={status === current ? 'filled' : 'default'}
          aria-current={status === current ? 'true' : undefined}
        >
          {status ? statusWords('order', status).words : 'All'}
        </Button>
      ))}
    </Group>
  );
}
