import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import { australianState } from '../place/suburb.ts';

/**
 * The query of a pricing quote (SPEC §7). There are no quotes for commercial property. `listing` is the id of the
 * owner's listing that the quote is for: our backend compares it with listings of the same category and leaves out
 * those of its property. An external service does not receive the id.
 */
export const pricingQuoteQuery = z.object({
  type: z.enum(['buy', 'rent']),
  state: australianState,
  postcode: z.string().check(z.regex(/^\d{4}$/)),
  suburb: z.string().check(z.minLength(1), z.maxLength(80)),
  propertyType: z.enum(['residential', 'land', 'rural']),
  listing: z.optional(z.uuid()),
});
export type PricingQuoteQuery = z.infer<typeof pricingQuoteQuery>;

/** A guide to advertised prices nearby; it is not an appraisal. Rents are weekly. */
export const pricingQuote = z.object({
  /** The smallest of these areas that has enough listings. */
  area: z.enum(['suburb', 'postcode', 'state']),
  /** Number of advertised prices in the sample. */
  sampleSize: z.int(),
  low: decimalAmount,
  median: decimalAmount,
  high: decimalAmount,
});
export type PricingQuote = z.infer<typeof pricingQuote>;

/** Response of the pricing-quote call. `quote` is null when there are not enough listings to compare. */
export const pricingQuoteResponse = z.object({ quote: z.nullable(pricingQuote) });
