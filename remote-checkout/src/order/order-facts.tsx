import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from 'shared-contract/addresses';
import { idOfIri } from 'shared-contract/json-ld';
import type { Order } from 'shared-contract/order';
import { LocalInstant } from 'shared-ui';

export function OrderFacts({ order }: { order: Order }) {
  const { target } = order;
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'lg' }} aria-labelledby="order-facts">
      <Title order={2} size="h4" mb="sm" id="order-facts">
        About this order
      </Title>
      <Stack component="dl" gap="sm" m={0}>
        <Fact label="Order number">{order.number}</Fact>
        <Fact label="Placed">
          <LocalInstant at={order.createdAt} show="date" />
        </Fact>
        {order.paidAt ? (
          <Fact label="Paid">
            <LocalInstant at={order.paidAt} show="date" />
          </Fact>
        ) : null}
        <Fact label={target['@type'] === 'Listing' ? 'For your listing at' : 'For your property at'}>
          <Anchor component={Link} to={addresses.property(idOfIri(target.property))}>
            {target.propertyAddress}
          </Anchor>
        </Fact>
      </Stack>
    </Paper>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text component="dt" size="sm" c="dimmed">
        {label}
      </Text>
      <Text component="dd" m={0}>
        {children}
      </Text>
    </div>
  );
}
