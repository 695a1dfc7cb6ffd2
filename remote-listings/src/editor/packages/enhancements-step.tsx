import { Checkbox, Group, Stack, Text } from '@mantine/core';
import { isEditable } from 'shared-contract/listing/listing-status';
import { enhancementCategory, type Product } from 'shared-contract/order/product';
import { OrderTotals } from 'shared-orders';
import { Money } from 'shared-ui';
import { EditorFrame } from '../frame/editor-frame.tsx';
import classes from './product-cards.module.css';
import { useOrder } from './use-order.ts';

/** The step for enhancements: paid extras, of which the order can have any number. */
export function EnhancementsStep() {
  const { listing, order, products, items, change, isPending } = useOrder(enhancementCategory);
  const isClosed = !isEditable(listing.status);
  const isIncluded = ({ sku }: Product) => listing.readiness?.includes?.includes(sku) ?? false;
  return (
    <EditorFrame step="listing-enhancements" lead="All of these are optional. Prices include GST.">
      <Stack gap="lg">
        <Checkbox.Group
          label="Choose any"
          disabled={isClosed}
          value={[...items.map(({ product }) => product.id), ...products.filter(isIncluded).map(({ id }) => id)]}
          onChange={(ids) => {
            const add = products.find(
              (product) =>
                ids.includes(product.id) &&
                !isIncluded(product) &&
                !items.some((item) => item.product.id === product.id),
            );
            const remove = items.map(({ product }) => product).filter(({ id }) => !ids.includes(id));
            if (add || remove.length > 0) void change(add ? { add, remove } : { remove });
          }}
        >
          <div className={classes.products} aria-busy={isPending}>
            {products.map((product) => (
              <Checkbox.Card
                key={product.id}
                value={product.id}
                className={classes.product}
                p="md"
                disabled={isClosed || isIncluded(product)}
              >
                <Group wrap="nowrap" align="flex-start">
                  <Checkbox.Indicator />
                  <span className={classes.productBody}>
                    <span className={classes.productHead}>
                      <span>{product.name}</span>
                      {isIncluded(product) ? <span>Included in your package</span> : <Money amount={product.price} />}
                    </span>
                    <span className={classes.productText}>
                      {product.description}
                      {product.shippingRequired ? ' Posted to you.' : ''}
                    </span>
                  </span>
                </Group>
              </Checkbox.Card>
            ))}
          </div>
        </Checkbox.Group>
        {order && order.orderItems.length > 0 ? (
          <OrderTotals order={order} listsItems />
        ) : (
          <Text c="dimmed" size="sm">
            Your order is empty.
          </Text>
        )}
      </Stack>
    </EditorFrame>
  );
}
