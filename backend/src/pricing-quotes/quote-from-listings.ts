import { eq } from 'drizzle-orm';
import type { PricingQuote, PricingQuoteQuery } from 'shared-contract/listing/pricing-quote';
import { amountOf } from 'shared-contract/money/money';
import { suburbSlug } from 'shared-contract/place/suburb';
import { categorySlug } from 'shared-contract/property/property-category';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import type { PriceQuartiles, PriceSample } from '../listing-search/listing-search.ts';
import { listings } from '../listings/listing-table.ts';
import { findOwn, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';

/** The minimum number of listings for a quote. With fewer, the quote would reveal the price of a single listing. */
const minSample = 5;

/**
 * Returns a quote from the prices advertised on this site: median and quartiles of the suburb. When the suburb has too
 * few prices it uses the postcode, and then the state. Hidden prices do not count (V22). With `query.listing`, compares
 * only properties of the same category, and leaves out the listings of the property itself.
 */
export async function quoteFromListings(scope: ReadScope, query: PricingQuoteQuery): Promise<PricingQuote | null> {
  const { database } = scope;
  const { state, postcode, propertyType } = query;
  const listingType = query.type === 'buy' ? 'sale' : 'lease';
  const kind = query.listing === undefined ? {} : await findKind(scope, query.listing);
  const market = { listingType, propertyType, state, ...kind } as const;
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

/** Returns the category of the owner's listing, and the ids of all listings of its property. */
async function findKind(scope: ReadScope, listingId: string): Promise<Pick<PriceSample, 'category' | 'except'>> {
  const { database, owner } = scope;
  const listing = await findOwn(scope, listings, listingId);
  if (!listing) return {};
  const { propertyId } = listing;
  const rows = await database
    .select({ id: listings.id, category: properties.category })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(isOwn(listings, owner, { propertyId }));
  const [row] = rows;
  return row ? { category: categorySlug(row.category), except: rows.map(({ id }) => id) } : {};
}

/** Rounds rents to 5 dollars and sale prices to 1,000 dollars, because a quote is a guide and not an appraisal. */
function rounded({ sampleSize, low, median, high }: PriceQuartiles, listingType: 'sale' | 'lease') {
  const step = listingType === 'lease' ? 500 : 100_000;
  const amount = (cents: number) => amountOf(Math.round(cents / step) * step);
  return { sampleSize, low: amount(low), median: amount(median), high: amount(high) };
}
