import { Checkbox, TextInput } from '@mantine/core';

export type SoldPrice = { text: string; isShown: boolean; error: string | null };

type SoldPriceFieldsProps = { price: SoldPrice; onChange: (price: SoldPrice) => void };

/** The price of a sale, and whether visitors see it. */
export function SoldPriceFields({ price, onChange }: SoldPriceFieldsProps) {
  return (
    <>
      <TextInput
        label="Sold price (optional)"
        description="We keep it with your listing. You can’t change it later."
        leftSection="$"
        inputMode="decimal"
        autoComplete="off"
        value={price.text}
        error={price.error}
        onChange={({ target }) => onChange({ ...price, text: target.value, error: null })}
      />
      <Checkbox
        label="Show the sold price to visitors"
        description="On the listing’s page, and to people who saved the property. Otherwise only you see it."
        checked={price.isShown}
        onChange={({ target }) => onChange({ ...price, isShown: target.checked })}
      />
    </>
  );
}
