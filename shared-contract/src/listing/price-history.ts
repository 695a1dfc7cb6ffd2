import * as z from 'shared-contract/schema';
import { pricing } from './listing.ts';

/**
 * `GET /api/listings/{id}/price-history`: when the listing was published, and the prices that its owner has replaced
 * since, oldest first. A price that was hidden has no amount (V22). Without the replaced prices while the price is
 * hidden now, because they would reveal it.
 */
export const priceHistory = z.object({
  '@id': z.string(),
  '@type': z.literal('PriceHistory'),
  publishedAt: z.string(),
  /** The prices that visitors see now. */
  pricing,
  leasePricing: z.nullish(pricing),
  replacedPrices: z.array(
    z.object({
      /** Until when visitors saw it. */
      replacedAt: z.string(),
      pricing,
      /** The weekly rent of a listing of type `both`. */
      leasePricing: z.nullish(pricing),
    }),
  ),
});
export type PriceHistory = z.infer<typeof priceHistory>;
