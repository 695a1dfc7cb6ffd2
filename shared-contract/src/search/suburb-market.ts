import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';

/** A median of fewer prices would say more about single homes than about the suburb. */
export const minPricesOfMedian = 3;

const group = {
  /** The number of advertised listings. */
  listings: z.int(),
  /** The number of listings that show a price. */
  priced: z.int(),
  /**
   * The median sale price or weekly rent that they show; a range counts with its lower end. Null for fewer than
   * {@link minPricesOfMedian}.
   */
  medianPrice: z.nullable(decimalAmount),
};

/**
 * `GET /api/suburbs/{slug}/market?listingType=…&propertyType=…`: figures of what is advertised in a suburb now, without
 * listings under offer.
 */
export const suburbMarket = z.object({
  '@id': z.string(),
  '@type': z.literal('SuburbMarket'),
  ...group,
  /** The median number of days since the listings were published; null without listings. */
  medianDays: z.nullable(z.int()),
  /** In ascending order. Homes with more than five bedrooms count as homes with five. */
  byBedrooms: z.array(z.object({ bedrooms: z.int(), ...group })),
});
export type SuburbMarket = z.infer<typeof suburbMarket>;
