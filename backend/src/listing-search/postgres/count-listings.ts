import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { FacetGroup, PriceQuartiles, PriceSample, Search } from '../listing-search.ts';
import { firstListings, type ScanBounds } from './first-listings.ts';
import { marketCondition, priceOf, searchConditions } from './search-conditions.ts';
import { listingSearch as row } from './search-table.ts';

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

const groupColumns = {
  propertyType: row.propertyType,
  category: row.category,
  bedrooms: row.bedrooms,
  baths: row.baths,
  carSpaces: row.carSpaces,
  petsAllowed: row.petsAllowed,
  furnished: row.furnished,
  smokingPermitted: row.smokingPermitted,
};

export async function facetGroups(database: Database, search: Search, now: Date): Promise<FacetGroup[]> {
  return database
    .select({ ...groupColumns, listings: sql<number>`count(*)::int` })
    .from(row)
    .where(searchConditions(search, now))
    .groupBy(...Object.values(groupColumns));
}

export async function countFeatures(database: Database, search: Search, now: Date): Promise<Record<string, number>> {
  const { rows } = await database.execute<{ feature: string; listings: number }>(sql`
    select feature, count(*)::int as listings from ${row}, unnest(${row.features}) as feature
    where ${searchConditions(search, now) ?? true} group by feature`);
  return Object.fromEntries(rows.map(({ feature, listings }) => [feature, listings]));
}

/** Returns null when no listing shows its price. */
export async function priceQuartiles(database: Database, sample: PriceSample): Promise<PriceQuartiles | null> {
  const price = priceOf(sample);
  const at = (share: number) => sql<number>`percentile_cont(${share}) within group (order by ${price})`.mapWith(Number);
  const [quartiles] = await database
    .select({ sampleSize: sql<number>`count(${price})::int`, low: at(0.25), median: at(0.5), high: at(0.75) })
    .from(row)
    .where(sampleCondition(sample));
  return quartiles && quartiles.sampleSize > 0 ? quartiles : null;
}

function sampleCondition({ listingType, propertyType, state, postcode, suburb }: PriceSample): SQL | undefined {
  return and(
    marketCondition({ listingType }),
    not(row.underOffer),
    eq(row.propertyType, propertyType),
    eq(row.state, state),
    postcode === undefined ? undefined : eq(row.postcode, postcode),
    suburb === undefined ? undefined : eq(row.suburb, suburb),
  );
}
