import type { PricingQuote, PricingQuoteQuery } from 'shared-contract/listing/pricing-quote';
import { amountOf } from 'shared-contract/money/money';
import { suburbSlug } from 'shared-contract/place/suburb';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import type { PriceQuartiles, PriceSample } from '../listing-search/listing-search.ts';

/** The minimum number of listings for a quote. With fewer, the quote would reveal the price of a single listing. */
const minSample = 5;

/**
 * Returns a quote from the prices that are advertised on this site: the median and the quartiles of the suburb. When
 * the suburb has too few prices, uses those of the postcode, or else of the state. Hidden prices do not count (V22).
 */
export async function quoteFromListings(database: Database, query: PricingQuoteQuery): Promise<PricingQuote | null> {
  const { state, postcode, propertyType } = query;
  const listingType = query.type === 'buy' ? 'sale' : 'lease';
  const market = { listingType, propertyType, state } as const;
  const areas: [PricingQuote['area'], PriceSample][] = [
    ['suburb', { ...market, suburb: suburbSlug(query.suburb, state, postcode) }],
    ['postcode', { ...market, postcode }],
    ['state', market],
  ];
  for (const [area, sample] of areas) {
    const found = await createListingSearch(database).priceQuartiles(sample);
    if (found && found.sampleSize >= minSample) return { area, ...rounded(found, listingType) };
  }
  return null;
}

/** Rounds rents to 5 dollars and sale prices to 1,000 dollars, because a quote is a guide and not an appraisal. */
function rounded({ sampleSize, low, median, high }: PriceQuartiles, listingType: 'sale' | 'lease') {
  const step = listingType === 'lease' ? 500 : 100_000;
  const amount = (cents: number) => amountOf(Math.round(cents / step) * step);
  return { sampleSize, low: amount(low), median: amount(median), high: amount(high) };
}
