import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import type { OrderItem } from 'shared-contract/order/order';
import classes from './item-quantity.module.css';

/** The largest quantity of an item (V36). */
const maxQuantity = 99;

type ItemQuantityProps = {
  item: Pick<OrderItem, 'product' | 'quantity'>;
  /** While a change is saved, a button does nothing, because its quantity would be based on the old one. */
  isPending: boolean;
  /** Called with the new quantity; 0 removes the item. */
  onChange: (quantity: number) => void;
};

/** Changes the quantity of an item, or removes it. A package or plan is sold once, so it has no quantity. */
export function ItemQuantity({ item: { product, quantity }, isPending, onChange }: ItemQuantityProps) {
  const change = (to: number) => {
    if (!isPending) onChange(to);
  };
  return (
    <Group gap={4} wrap="nowrap" aria-busy={isPending}>
      {product.soldOnce ? null : (
        <>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`One less ${product.name}`}
            disabled={quantity <= 1}
            onClick={() => change(quantity - 1)}
          >
            <IconMinus size={16} aria-hidden="true" />
          </ActionIcon>
          <QuantityField name={product.name} quantity={quantity} onChange={onChange} />
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={`One more ${product.name}`}
            disabled={quantity >= maxQuantity}
            onClick={() => change(quantity + 1)}
          >
            <IconPlus size={16} aria-hidden="true" />
          </ActionIcon>
        </>
      )}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        aria-label={`Remove ${product.name}`}
        onClick={() => change(0)}
      >
        Remove
      </Button>
    </Group>
  );
}

type QuantityFieldProps = { name: string; quantity: number; onChange: (quantity: number) => void };

/** A typed number counts when the field loses the focus or on Enter; other text is discarded. */
function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    setTyped(null);
    const next = Number(typed);
    if (typed?.trim() && Number.isInteger(next) && next >= 1 && next !== quantity)
      onChange(Math.min(next, maxQuantity));
  }

  return (
    <TextInput
      className={classes.count}
      aria-label={`Quantity of ${name}`}
      inputMode="numeric"
      maxLength={2}
      size="xs"
      value={typed ?? String(quantity)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
