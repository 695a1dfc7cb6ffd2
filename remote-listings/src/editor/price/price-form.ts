import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { amountText, parseAmount } from 'shared-contract/money/parse-amount';
import * as z from 'shared-contract/schema';
import type { FieldErrors } from 'shared-editor';
import { priceText } from 'shared-ui';
import { patchedPrices } from 'tenancy-law/listing/listing-patch-rules';
import type { ListingStepForm } from '../edited-listing.ts';
import { type PriceValues, pricePatch, priceValues, typedPrice } from './price-values.ts';

const values = z.object({ sale: priceValues, lease: priceValues, bond: z.string() });
export type PriceFormValues = z.infer<typeof values>;
export type PriceName = 'sale' | 'lease';

const empty: PriceValues = { display: 'value', amount: '', min: '', max: '' };

export const priceForm: ListingStepForm<PriceFormValues> = {
  step: 'price',
  draftDescription: 'the price of this listing',
  schema: values,
  version: 2,
  labels: { sale: 'Price', lease: 'Weekly rent', bond: 'Bond' },
  formatValue(field, value) {
    if (field === 'bond') return value === '' ? '' : `$${value}`;
    const pricing = toPricing(priceValues.parse(value));
    const shown = priceText(
      { ...pricing, displayType: pricing.displayType === 'hide' ? 'value' : pricing.displayType },
      field,
    );
    return pricing.displayType === 'hide' ? `Hidden: ${shown}` : shown;
  },
  valuesOf: ({ type, pricing, leasePricing, bond }) => ({
    bond: bond ? amountText(bond) : '',
    sale: type === 'lease' ? empty : typedPrice(pricing),
    lease: type === 'lease' ? typedPrice(pricing) : type === 'both' ? typedPrice(leasePricing) : empty,
  }),
  patchOf({ sale, lease, bond }, { type }) {
    const first = pricePatch(type === 'lease' ? lease : sale);
    const errors = prefixErrors(type === 'lease' ? 'lease' : 'sale', first.errors);
    if (type === 'sale') return { patch: { pricing: first.patch }, errors };
    const read = parseAmount(bond);
    const bondPatch = { bond: read.ok ? read.amount : null };
    const bondErrors: FieldErrors = read.ok ? {} : { bond: read.message };
    if (type === 'lease')
      return { patch: { pricing: first.patch, ...bondPatch }, errors: { ...errors, ...bondErrors } };
    const second = pricePatch(lease);
    return {
      patch: { pricing: first.patch, leasePricing: second.patch, ...bondPatch },
      errors: { ...errors, ...prefixErrors('lease', second.errors), ...bondErrors },
    };
  },
  fieldOf(path, { pricing, leasePricing }, { type }) {
    if (path === 'bond') return 'bond';
    const isRent = path.startsWith('leasePricing') || type === 'lease';
    const patch = path.startsWith('leasePricing') ? leasePricing : pricing;
    return `${isRent ? 'lease' : 'sale'}.${patch?.displayType === 'range' ? 'max' : 'amount'}`;
  },
};

function prefixErrors(name: PriceName, errors: Partial<Record<keyof PriceValues, string>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [`${name}.${field}`, message]));
}

/** Returns the entered price in the form in which the server would store it, for the preview. */
export function toPricing(price: PriceValues): Pricing {
  return patchedPrices({ pricing: { displayType: price.display } }, { pricing: pricePatch(price).patch }).pricing;
}

/** The prices that each type of listing has: the sale price, the rent, or both (SPEC §2). */
export const priceNames: Record<ListingType, readonly PriceName[]> = {
  sale: ['sale'],
  lease: ['lease'],
  both: ['sale', 'lease'],
};
