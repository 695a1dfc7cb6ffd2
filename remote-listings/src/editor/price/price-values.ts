import type { ListingPatch, Pricing } from 'shared-contract/listing';
import { amountOf, centsOf, formatMoney, parseMoney } from 'shared-contract/money';
import { typedWords } from 'shared-contract/typed-number';
import * as z from 'zod/mini';

/** One price as it is typed. `amount` stands for a shown or a hidden one, `min` and `max` for a range. */
export const priceValues = z.object({
  display: z.enum(['value', 'range', 'hide']),
  amount: z.string(),
  min: z.string(),
  max: z.string(),
});
export type PriceValues = z.infer<typeof priceValues>;

/** A price of the listing as the form has it. Of a hidden range the lower end: searches use that. */
export function typedPrice(pricing: Pricing | null | undefined): PriceValues {
  const { displayType: display = 'value', displayValue } = pricing ?? {};
  const range = displayValue && 'range' in displayValue ? displayValue.range : null;
  const amount = displayValue && 'value' in displayValue ? displayValue.value : (range?.min ?? null);
  return {
    display,
    amount: display === 'range' || amount === null ? '' : typedAmount(amount),
    min: range ? typedAmount(range.min) : '',
    max: range ? typedAmount(range.max) : '',
  };
}

/** `1250000.00` → `1,250,000`. */
export function typedAmount(amount: string): string {
  return formatMoney(centsOf(amount)).replace('$', '').replace(/\.00$/, '');
}

/** What was typed, with commas; as it was where it is no amount. */
export function tidyAmount(text: string): string {
  const read = readAmount(text);
  return read.ok && read.amount !== null ? typedAmount(read.amount) : text;
}

type Read = { ok: true; amount: string | null } | { ok: false; message: string };

/** One amount, and words set apart from it: of `650-700`, `650 700`, `1e9` or `650k` the first number is not what was meant. */
const oneAmount = /^[^\d-]*\d[\d,]*(?:\.\d*)?(?:\s+[^\d-]*)?$/;

/** V23: commas are stripped, the first number counts, a lone `$` is empty, and there are two decimals at most. */
export function readAmount(text: string): Read {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '$' || trimmed === '%') return { ok: true, amount: null };
  const cents = parseMoney(trimmed);
  if (cents === null || !oneAmount.test(trimmed) || cents > 99_999_999_999_999) {
    return { ok: false, message: `Expected an amount such as 650 or 1,250,000, got “${typedWords(trimmed)}”.` };
  }
  if (/\.\d{3,}/.test(trimmed))
    return { ok: false, message: `Use at most two decimals, not “${typedWords(trimmed)}”.` };
  return { ok: true, amount: amountOf(cents) };
}

type PricePatch = NonNullable<ListingPatch['pricing']>;

/** The price to be stored, and what cannot be read of it by field. */
export function pricePatch({ display, amount, min, max }: PriceValues): {
  patch: PricePatch;
  errors: Partial<Record<keyof PriceValues, string>>;
} {
  if (display !== 'range') {
    const read = readAmount(amount);
    const value = read.ok ? read.amount : null;
    return {
      patch: { displayType: display, displayValue: value === null ? null : { value } },
      errors: read.ok ? {} : { amount: read.message },
    };
  }
  const [low, high] = [readAmount(min), readAmount(max)];
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
      ...(half ? { [range.min === null ? 'min' : 'max']: 'A range has two ends.' } : {}),
    },
  };
}
