import { Alert, Group, Radio, Stack } from '@mantine/core';
import { isEditable } from 'shared-contract/listing/listing-status';
import { centsOf } from 'shared-contract/money/money';
import { type Product, packageCategory } from 'shared-contract/order/product';
import { OrderTotals } from 'shared-orders';
import { Money, RadioCards } from 'shared-ui';
import { EditorFrame } from '../frame/editor-frame.tsx';
import classes from './product-cards.module.css';
import { useOrder } from './use-order.ts';

/** The step for the package. An order has one package, so choosing another one replaces it. */
export function PackagesStep() {
  const { listing, order, products, items, change, isPending } = useOrder(packageCategory);
  const hasActivePackage = listing.readiness?.order === 'settled';
  const chosen = items[0]?.product.id ?? null;
  const isClosed = !isEditable(listing.status);
  return (
    <EditorFrame
      step="packages"
      lead="Choose how your listing is advertised, and for how long. You pay once, when you publish."
    >
      <Stack gap="lg">
        {hasActivePackage ? (
          <Alert color="eucalypt" title="Your package is active">
            It covers this listing until it’s sold or leased, even if you withdraw and publish it again.
          </Alert>
        ) : (
          <RadioCards
            label="Choose one"
            disabled={isClosed}
            values={products.map(({ id }) => id)}
            value={chosen}
            className={classes.products}
            cardClassName={classes.product}
            isBusy={isPending}
            onChange={(id) => {
              const add = products.find((product) => product.id === id);
              if (add && id !== chosen) void change({ add, remove: products.filter((product) => product.id !== id) });
            }}
          >
            {(id) => <PackageCard product={products.find((product) => product.id === id)} />}
          </RadioCards>
        )}
        {order && order.orderItems.length > 0 ? <OrderTotals order={order} listsItems /> : null}
      </Stack>
    </EditorFrame>
  );
}

function PackageCard({ product }: { product: Product | undefined }) {
  if (!product) return null;
  return (
    <Group wrap="nowrap" align="flex-start">
      <Radio.Indicator />
      <span className={classes.productBody}>
        <span className={classes.productHead}>
          <span>{product.name}</span>
          {centsOf(product.price) === 0 ? <span>Free</span> : <Money amount={product.price} />}
        </span>
        <span className={classes.productText}>{product.description}</span>
      </span>
    </Group>
  );
}
