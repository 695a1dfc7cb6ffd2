import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import type { PricingQuote, PricingQuoteQuery } from 'shared-contract/listing/pricing-quote';
import { amountOf } from 'shared-contract/money/money';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';
import { properties } from '../properties/property-table.ts';

/** With fewer, one price would say too much about one listing. */
const leastSample = 5;

/**
 * The sandbox of the pricing service: quartiles of what is asked on this site, in the suburb, else the postcode, else the
 * state. Hidden prices are left out (V22).
 */
export async function quoteFromListings(database: Database, query: PricingQuoteQuery): Promise<PricingQuote | null> {
  const areas: [PricingQuote['area'], SQL | undefined][] = [
    ['suburb', and(sql`lower(${properties.suburb}) = lower(${query.suburb})`, eq(properties.postcode, query.postcode))],
    ['postcode', eq(properties.postcode, query.postcode)],
    ['state', undefined],
  ];
  for (const [area, where] of areas) {
    const found = await quartiles(database, query, where);
    if (found && found.sampleSize >= leastSample) return { area, ...found };
  }
  return null;
}

async function quartiles(database: Database, { type, state, propertyType }: PricingQuoteQuery, where: SQL | undefined) {
  const [price, isHidden, isOffered] =
    type === 'buy'
      ? [listings.salePriceCents, listings.salePriceHidden, listings.forSale]
      : [listings.leasePriceCents, listings.leasePriceHidden, listings.forLease];
  const at = (share: number) => sql<number>`percentile_cont(${share}) within group (order by ${price})`.mapWith(Number);
  const [row] = await database
    .select({ sampleSize: count(price), low: at(0.25), median: at(0.5), high: at(0.75) })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(
      and(
        eq(listings.status, 'active'),
        eq(isOffered, true),
        eq(isHidden, false),
        eq(listings.propertyType, propertyType),
        eq(properties.state, state),
        where,
      ),
    );
  if (!row || row.sampleSize === 0) return null;
  // Whole dollars a week, whole thousands for a sale: nobody knows it better than that.
  const step = type === 'rent' ? 500 : 100_000;
  const rounded = (cents: number) => amountOf(Math.round(cents / step) * step);
  return {
    sampleSize: row.sampleSize,
    low: rounded(row.low),
    median: rounded(row.median),
    high: rounded(row.high),
  };
}
