import { Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { centsOf } from 'shared-contract/money/money';
import type { Order } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import classes from './order-totals.module.css';

/** The amounts of an order: subtotal, discount and shipping when they apply, total, GST, and what was refunded. */
export function OrderTotals({ order }: { order: Order }) {
  const isDiscounted = centsOf(order.discount) > 0;
  const refunded = order.refunded ?? '0.00';
  return (
    <Stack component="dl" gap="xs" mt="md" mb={0}>
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
        <Amount label="Shipping">
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
