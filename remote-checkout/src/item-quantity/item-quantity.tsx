import { ActionIcon, Group, Text } from '@mantine/core';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';

type ItemQuantityProps = {
  /** Name of the product, for the accessible names of the buttons. */
  name: string;
  quantity: number;
  max: number;
  /** While a change is saved, another press does nothing, because its amount would be based on the old quantity. */
  isPending: boolean;
  /** Called with the new quantity; 0 removes the item. */
  onChange: (quantity: number) => void;
};

/** The quantity of a chosen product with buttons for one less and one more. One less than 1 removes it. */
export function ItemQuantity({ name, quantity, max, isPending, onChange }: ItemQuantityProps) {
  const change = (to: number) => {
    if (!isPending) onChange(to);
  };
  const isLast = quantity === 1;
  return (
    <Group gap="xs" wrap="nowrap" aria-busy={isPending}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={isLast ? `Remove ${name}` : `One less: ${name}`}
        onClick={() => change(quantity - 1)}
      >
        {isLast ? <IconTrash size={17} aria-hidden="true" /> : <IconMinus size={17} aria-hidden="true" />}
      </ActionIcon>
      <Text miw="1.5rem" ta="center" fw={600} role="status" aria-label={`Quantity of ${name}`}>
        {quantity}
      </Text>
      {max > 1 ? (
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`One more: ${name}`}
          disabled={quantity >= max}
          onClick={() => change(quantity + 1)}
        >
          <IconPlus size={17} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </Group>
  );
}
