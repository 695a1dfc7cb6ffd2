import { Group } from '@mantine/core';
import type { OrderItem } from 'shared-contract/order/order';
import { Money } from 'shared-ui';
import { ItemQuantity } from '../../item-quantity/item-quantity.tsx';
import { billingPeriodText } from '../../order/billing-period-text.ts';
import classes from './confirmation.module.css';

type ItemRowProps = {
  item: OrderItem;
  isChanging: boolean;
  /** Called with the new quantity; 0 removes the item. */
  onQuantity: (quantity: number) => void;
};

/** One item with what it includes. */
export function ItemRow({ item, isChanging, onQuantity }: ItemRowProps) {
  const { product, quantity } = item;
  const inclusions = product.inclusions ?? [];
  return (
    <li className={classes.item}>
      <div className={classes.itemHead}>
        <h3 className={classes.itemName}>{quantity > 1 ? `${quantity} × ${product.name}` : product.name}</h3>
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
        <ItemQuantity item={item} isPending={isChanging} onChange={onQuantity} />
        {quantity > 1 ? (
          <span className={classes.itemText}>
            <Money amount={item.unitPrice} /> each
          </span>
        ) : null}
      </Group>
    </li>
  );
}
