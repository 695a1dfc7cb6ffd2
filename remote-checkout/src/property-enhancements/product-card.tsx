import { Anchor, Button, Card, Group, Text, Title } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order/order';
import type { Product } from 'shared-contract/order/product';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { ResponsiveImage } from 'shared-ui';
import { ItemQuantity } from '../item-quantity/item-quantity.tsx';
import { Price } from '../price/price.tsx';
import classes from './enhancements.module.css';

type ProductCardProps = {
  product: Product;
  /** The item of the order with this product, if it is chosen. */
  item: OrderItem | undefined;
  /** True when the property has this plan already. */
  isSubscribed: boolean;
  isPending: boolean;
  add: (product: Product) => void;
  setQuantity: (item: OrderItem, quantity: number) => void;
};

export function ProductCard({ product, ...choice }: ProductCardProps) {
  const { name, description, picture, inclusions = [], shippingRequired } = product;
  return (
    <Card component="li" withBorder padding="md" className={classes.card} data-chosen={choice.item ? '' : undefined}>
      {picture ? (
        <Card.Section>
          <ResponsiveImage
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 62em) 24rem, (min-width: 36em) 50vw, 100vw"
            ratio={16 / 9}
          />
        </Card.Section>
      ) : null}
      <Title order={3} size="h4" mt="md">
        {name}
      </Title>
      <Text fw={600}>
        <Price {...product} />
      </Text>
      <Text mt="xs">{description}</Text>
      {inclusions.length > 0 ? (
        <ul className={classes.inclusions} aria-label={`Included in ${name}`}>
          {inclusions.map((inclusion) => (
            <li key={inclusion}>{inclusion}</li>
          ))}
        </ul>
      ) : null}
      <Group mt="auto" pt="md" gap="sm" justify="space-between">
        <Choice product={product} {...choice} />
        {shippingRequired ? (
          <Text size="sm" c="dimmed">
            Posted to you
          </Text>
        ) : null}
      </Group>
    </Card>
  );
}

/** Adds the product, or changes the quantity of a chosen one. A property has each plan once. */
function Choice({ product, item, isSubscribed, isPending, add, setQuantity }: ProductCardProps) {
  const { name } = product;
  if (item) {
    return <ItemQuantity item={item} isPending={isPending} onChange={(quantity) => setQuantity(item, quantity)} />;
  }
  if (isSubscribed) {
    return (
      <Text size="sm">
        You have this plan.{' '}
        <Anchor
          component={Link}
          to={addresses.subscriptions()}
          inherit
          underline="always"
          aria-label={`Manage it: ${name}`}
        >
          Manage it
        </Anchor>
      </Text>
    );
  }
  return (
    <Button
      variant="default"
      aria-label={`Add to order: ${name}`}
      onClick={() => {
        if (!isPending) add(product);
      }}
    >
      Add to order
    </Button>
  );
}
