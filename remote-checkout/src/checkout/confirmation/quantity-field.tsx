import { ActionIcon, TextInput } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import classes from './confirmation.module.css';

/** The largest quantity of an item (V36). */
const maxQuantity = 99;

type QuantityFieldProps = { name: string; quantity: number; isChanging: boolean; onChange: (quantity: number) => void };

/**
 * The quantity of an item, with buttons for one less and one more. A typed number counts when the field loses the focus
 * or on Enter; other text is discarded.
 */
export function QuantityField({ name, quantity, isChanging, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    setTyped(null);
    const next = Number(typed);
    if (typed?.trim() && Number.isInteger(next) && next >= 1 && next !== quantity)
      onChange(Math.min(next, maxQuantity));
  }

  return (
    <div className={classes.quantity}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`One less ${name}`}
        disabled={isChanging || quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <IconMinus size={16} aria-hidden="true" />
      </ActionIcon>
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
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`One more ${name}`}
        disabled={isChanging || quantity >= maxQuantity}
        onClick={() => onChange(quantity + 1)}
      >
        <IconPlus size={16} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
