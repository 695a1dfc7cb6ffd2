import { Anchor, Stack } from '@mantine/core';
import { formatAbn } from 'shared-contract/order/abn';
import type { Order } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { Link } from 'shared-platform/router';
import { Fact, LocalInstant } from 'shared-ui';
import { Section } from '../section.tsx';
import { paymentMethodText } from './payment-method-text.ts';

export function OrderFacts({ order }: { order: Order }) {
  const { target, payment, billing, delivery } = order;
  return (
    <Section title="About this order">
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
        {order.paidAt && payment ? <Fact label="Paid with">{paymentMethodText(payment)}</Fact> : null}
        <Fact label={target['@type'] === 'Listing' ? 'For your listing at' : 'For your property at'}>
          <Anchor component={Link} to={addresses.property(idOfIri(target.property))}>
            {target.propertyAddress}
          </Anchor>
        </Fact>
        {delivery ? (
          <Fact label="Deliver to">
            {delivery.recipient}
            <br />
            {delivery.streetAddress}
            <br />
            {delivery.suburb} {delivery.state} {delivery.postcode}
          </Fact>
        ) : null}
        {billing ? (
          <Fact label="Billed to">
            {billing.businessName ?? billing.name}
            {billing.abn ? (
              <>
                <br />
                ABN {formatAbn(billing.abn)}
              </>
            ) : null}
          </Fact>
        ) : null}
      </Stack>
    </Section>
  );
}
