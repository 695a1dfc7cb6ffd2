import * as z from 'zod/mini';
import { decimalAmount } from '../money/money.ts';
import { australianState } from '../place/suburb.ts';

/** Query of the pricing-quote call (SPEC §7). Commercial property is not quoted. */
export const pricingQuoteQuery = z.object({
  type: z.enum(['buy', 'rent']),
  state: australianState,
  postcode: z.string().check(z.regex(/^\d{4}$/)),
  suburb: z.string().check(z.minLength(1), z.maxLength(80)),
  propertyType: z.enum(['residential', 'land', 'rural']),
});
export type PricingQuoteQuery = z.infer<typeof pricingQuoteQuery>;

/** What is asked around here: guidance, never an appraisal. Weekly where it is rent. */
export const pricingQuote = z.object({
  /** How wide it had to look to find enough. */
  area: z.enum(['suburb', 'postcode', 'state']),
  /** How many advertised prices it is drawn from. */
  sampleSize: z.int(),
  low: decimalAmount,
  median: decimalAmount,
  high: decimalAmount,
});
export type PricingQuote = z.infer<typeof pricingQuote>;

/** The answer; `quote` is null where there is too little to compare with. */
export const pricingQuoteResponse = z.object({ quote: z.nullable(pricingQuote) });
