import type { Pricing } from 'shared-contract/listing/listing';
import type { ListingPatch } from 'shared-contract/listing/listing-input';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import * as z from 'shared-contract/schema';

/** A price as the owner entered it. `amount` is a single price, which may be hidden; `min` and `max` are a range. */
export const priceValues = z.object({
  display: z.enum(['value', 'range', 'hide']),
  amount: z.string(),
  min: z.string(),
  max: z.string(),
});
export type PriceValues = z.infer<typeof priceValues>;

/**
 * Returns a stored price as form values. For a hidden range, `amount` is the lower end, by which search finds the
 * listing.
 */
export function typedPrice(pricing: Pricing | null | undefined): PriceValues {
  const { displayType: display = 'value', displayValue } = pricing ?? {};
  const range = displayValue && 'range' in displayValue ? displayValue.range : null;
  const amount = displayValue && 'value' in displayValue ? displayValue.value : (range?.min ?? null);
  return {
    display,
    amount: display === 'range' || amount === null ? '' : amountText(amount),
    min: range ? amountText(range.min) : '',
    max: range ? amountText(range.max) : '',
  };
}

type PricePatch = NonNullable<ListingPatch['pricing']>;

/** Returns the price in the form in which the server stores it, and an error for each field that is not an amount. */
export function pricePatch({ display, amount, min, max }: PriceValues): {
  patch: PricePatch;
  errors: Partial<Record<keyof PriceValues, string>>;
} {
  if (display !== 'range') {
    const read = parseAmount(amount);
    const value = read.ok ? read.amount : null;
    return {
      patch: { displayType: display, displayValue: value === null ? null : { value } },
      errors: read.ok ? {} : { amount: read.message },
    };
  }
  const [low, high] = [parseAmount(min), parseAmount(max)];
  const range = { min: low.ok ? low.amount : null, max: high.ok ? high.amount : null };
  const half = low.ok && high.ok && (range.min === null) !== (range.max === null);
  return {
    patch: {
      displayType: display,
      displayValue: range.min !== null && range.max !== null ? { range: { min: range.min, max: range.max } } : null,
    },
    errors: {
      ...(low.ok ? {} : { min: low.message }),
      ...(high.ok ? {} : { max: high.message }),
      ...(half ? { [range.min === null ? 'min' : 'max']: 'Enter both ends of the range.' } : {}),
    },
  };
}
