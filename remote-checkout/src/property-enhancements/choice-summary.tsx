import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order/order';
import { addresses } from 'shared-contract/page/addresses';
import { OrderTotals } from 'shared-orders';
import { Link } from 'shared-platform/router';
import { EmptyState, Money } from 'shared-ui';
import { ItemQuantity } from '../item-quantity/item-quantity.tsx';
import { Price } from '../price/price.tsx';
import { Section } from '../section.tsx';
import classes from './enhancements.module.css';
import { EnhancementsHeader } from './enhancements-header.tsx';
import { useChangeChoice, useEnhancements } from './use-enhancements.ts';

/** What the owner has chosen for the property, its total, and the way to the checkout. */
export function ChoiceSummary({ propertyId }: { propertyId: string }) {
  const { property, order } = useEnhancements(propertyId);
  const change = useChangeChoice(propertyId, order?.id);
  const products = addresses.propertyEnhancementProducts(propertyId);
  return (
    <>
      <EnhancementsHeader
        property={property}
        title="Your enhancements"
        description="Check your choice, then go to checkout."
      />
      {order && order.orderItems.length > 0 ? (
        <Section title={`Order ${order.number}`} maxWidth={720}>
          <Stack component="ul" gap={0} m={0} p={0} className={classes.list}>
            {order.orderItems.map((item) => (
              <ChosenItem key={item.id} item={item} {...change} />
            ))}
          </Stack>
          <OrderTotals order={order} />
          <Group justify="space-between" mt="lg">
            <Anchor component={Link} to={products}>
              Keep choosing
            </Anchor>
            <Button component={Link} to={addresses.checkout(order.id)}>
              Go to checkout
            </Button>
          </Group>
        </Section>
      ) : (
        <EmptyState
          title="Nothing chosen yet"
          action={
            <Button component={Link} to={products}>
              Choose enhancements
            </Button>
          }
        >
          What you choose stays here until you pay for it.
        </EmptyState>
      )}
    </>
  );
}

type ChosenItemProps = {
  item: OrderItem;
  isPending: boolean;
  setQuantity: (item: OrderItem, quantity: number) => void;
};

function ChosenItem({ item, isPending, setQuantity }: ChosenItemProps) {
  const { product, total } = item;
  return (
    <li className={classes.chosen}>
      <div>
        <Text fw={500}>{product.name}</Text>
        <Text size="sm" c="dimmed">
          <Price {...product} />
          {product.shippingRequired ? ', posted to you' : ''}
        </Text>
      </div>
      <ItemQuantity item={item} isPending={isPending} onChange={(count) => setQuantity(item, count)} />
      <Text fw={500} ta="right">
        <Money amount={total} />
      </Text>
    </li>
  );
}
