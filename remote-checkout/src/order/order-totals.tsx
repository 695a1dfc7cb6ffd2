import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import classes from './order-totals.module.css';

export function OrderTotals({ order }: { order: Order }) {
  const discounted = centsOf(order.discount) > 0;
  return (
    <Stack component="dl" gap="xs" mt="md" mb={0}>
      {discounted ? (
        <>
          <Amount label="Subtotal">
            <Money amount={order.subtotal} />
          </Amount>
          <Amount label={order.promotionCode ? `Discount, code ${order.promotionCode.code}` : 'Discount'}>
            −<Money amount={order.discount} />
          </Amount>
        </>
      ) : null}
      <Amount label="Total" strong>
        <Money amount={order.total} />
      </Amount>
      <Amount label="GST included" quiet>
        <Money amount={order.gst} />
      </Amount>
    </Stack>
  );
}

function Amount({
  label,
  strong,
  quiet,
  children,
}: {
  label: string;
  strong?: boolean;
  quiet?: boolean;
  children: ReactNode;
}) {
  const look = { fw: strong ? 700 : 400, size: strong ? 'lg' : quiet ? 'sm' : 'md', c: quiet ? 'dimmed' : undefined };
  return (
    <Group justify="space-between" wrap="nowrap" align="baseline" className={strong ? classes.total : undefined}>
      <Text component="dt" {...look}>
        {label}
      </Text>
      <Text component="dd" m={0} ta="right" flex="none" {...look}>
        {children}
      </Text>
    </Group>
  );
}
