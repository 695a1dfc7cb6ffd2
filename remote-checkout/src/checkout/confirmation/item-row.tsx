import { Button, Group } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { billingPeriodText } from '../../order/billing-period-text.ts';
import classes from './confirmation.module.css';
import { QuantityField } from './quantity-field.tsx';

type ItemRowProps = {
  item: OrderItem;
  isChanging: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

/** One item with what it includes. A package or plan is sold once, so it has no quantity. */
export function ItemRow({ item, isChanging, onQuantity, onRemove }: ItemRowProps) {
  const { product, quantity } = item;
  const inclusions = product.inclusions ?? [];
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.itemName}>{product.name}</h3>
        <strong className={classes.itemTotal}>
          <Money amount={item.total} />
        </strong>
      </div>
      <p className={classes.itemText}>
        {product.description}
        {billingPeriodText(product.billingPeriod)}
        {product.shippingRequired ? ' Posted to you.' : ''}
      </p>
      {inclusions.length > 0 ? (
        <ul className={classes.inclusions} aria-label={`${product.name} includes`}>
          {inclusions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <Group gap="md" mt="xs">
        {product.soldOnce ? null : (
          <QuantityField name={product.name} quantity={quantity} isChanging={isChanging} onChange={onQuantity} />
        )}
        {quantity > 1 ? (
          <span className={classes.itemText}>
            <Money amount={item.unitPrice} /> each
          </span>
        ) : null}
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={isChanging}
          aria-label={`Remove ${product.name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}
