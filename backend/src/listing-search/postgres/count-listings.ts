import { and, eq, not, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { FacetGroup, PriceQuartiles, PriceSample, Search } from '../listing-search.ts';
import { firstListings, type ScanBounds } from './first-listings.ts';
import { marketCondition, priceOf, searchConditions } from './search-conditions.ts';
import { searchTable } from './search-table.ts';

/** Counts the results of each search in one statement. Each count stops at `max`. */
export async function countListings(
  database: Database,
  searches: readonly Search[],
  options: { max: number; now: Date; bounds: ScanBounds },
): Promise<number[]> {
  if (searches.length === 0) return [];
  const counts = searches.map(
    (search) => sql`(with ${firstListings({ ...search, sort: 'newest' }, options)} select count(*) from found)`,
  );
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}]::int[] as counts`,
  );
  return rows[0]?.counts ?? [];
}

export async function facetGroups(database: Database, search: Search, now: Date): Promise<FacetGroup[]> {
  const { propertyType, category, bedrooms, baths, carSpaces, petsAllowed, furnished, smokingPermitted } = searchTable;
  const groupColumns = { propertyType, category, bedrooms, baths, carSpaces, petsAllowed, furnished, smokingPermitted };
  return database
    .select({ ...groupColumns, listings: sql<number>`count(*)::int` })
    .from(searchTable)
    .where(searchConditions(search, now))
    .groupBy(...Object.values(groupColumns));
}

export async function countFeatures(database: Database, search: Search, now: Date): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ feature: string; listings: number }>(sql`
    select feature, count(*)::int as listings from ${searchTable}, unnest(${searchTable.features}) as feature
    where ${searchConditions(search, now) ?? true} group by feature`);
  return Object.fromEntries(rows.map(({ feature, listings }) => [feature, listings]));
}

/** Returns the quartiles of advertised prices; null when no listing shows its price. */
export async function priceQuartiles(database: Database, sample: PriceSample): Promise<PriceQuartiles | null> {
  const price = priceOf(sample);
  const at = (share: number) => sql<number>`percentile_cont(${share}) within group (order by ${price})`.mapWith(Number);
  const [quartiles] = await database
    .select({ sampleSize: sql<number>`count(${price})::int`, low: at(0.25), median: at(0.5), high: at(0.75) })
    .from(searchTable)
    .where(
      and(
        marketCondition(sample),
        not(searchTable.underOffer),
        eq(searchTable.propertyType, sample.propertyType),
        eq(searchTable.state, sample.state),
        sample.postcode === undefined ? undefined : eq(searchTable.postcode, sample.postcode),
        sample.suburb === undefined ? undefined : eq(searchTable.suburb, sample.suburb),
        sample.category === undefined ? undefined : eq(searchTable.category, sample.category),
        notInArray(searchTable.listingId, [...(sample.except ?? [])]),
      ),
    );
  return quartiles && quartiles.sampleSize > 0 ? quartiles : null;
}
