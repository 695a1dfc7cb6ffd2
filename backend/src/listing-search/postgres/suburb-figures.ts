import { and, asc, eq, not, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { SuburbFigures, SuburbSample } from '../listing-search.ts';
import { marketCondition, priceOf } from './search-conditions.ts';
import { searchTable } from './search-table.ts';

/** Returns the figures of all listings of a suburb, and of those with the same number of bedrooms. */
export async function suburbFigures(database: Database, sample: SuburbSample, now: Date): Promise<SuburbFigures[]> {
  const price = priceOf(sample);
  const bedrooms = sql`least(${searchTable.bedrooms}, 5)`;
  const days = sql`extract(epoch from ${now.toISOString()}::timestamptz - ${searchTable.publishedAt}) / 86400`;
  const median = (value: typeof price) => sql`percentile_cont(0.5) within group (order by ${value})`;
  return database
    .select({
      bedrooms: sql<number | null>`case when grouping(${bedrooms}) = 0 then ${bedrooms} end`.as('bedrooms'),
      listings: sql<number>`count(*)::int`,
      priced: sql<number>`count(${price})::int`,
      medianCents: sql<number | null>`round(${median(price)})::float8`,
      medianDays: sql<number | null>`floor(${median(days)})::int`,
    })
    .from(searchTable)
    .where(
      and(
        marketCondition(sample),
        eq(searchTable.suburb, sample.suburb),
        eq(searchTable.propertyType, sample.propertyType),
        not(searchTable.underOffer),
      ),
    )
    .groupBy(sql`grouping sets ((), (${bedrooms}))`)
    .orderBy(asc(sql`bedrooms`));
}
