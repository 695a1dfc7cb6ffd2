import { eq, notInArray } from 'drizzle-orm';
import { everyListing, type ListingSearchQuery } from 'shared-contract/search/listing-search';
import { filtersOf } from 'shared-contract/search/listing-search-filters';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { type Facets, facetsOf } from './facets.ts';
import { searchTotals } from './search-totals-table.ts';

/**
 * The facets of a market, which is a listing type and a property type, are stored when it has at least this many
 * listings. Those of smaller markets are counted for each request, which is fast enough.
 */
const largeMarket = 20_000;

const listingTypes = [undefined, 'sale', 'lease'] as const;
const propertyTypes = [undefined, 'residential', 'commercial', 'land', 'rural'] as const;

/** Counts and stores the facets of each large market. A job calls it every hour. */
export async function refreshSearchTotals(database: Database, now: Date, minListings = largeMarket): Promise<void> {
  const engine = createListingSearch(database);
  const queries = listingTypes.flatMap((listingType) =>
    propertyTypes.map((propertyType) => ({ ...everyListing, listingType, propertyType, around: [] })),
  );
  const sizes = await engine.counts(queries, minListings, now);
  const large = queries.filter((_, index) => sizes[index] === minListings);
  for (const query of large) {
    const values = { facets: await facetsOf(engine, query, now), countedAt: now };
    await database
      .insert(searchTotals)
      .values({ market: marketOf(query), ...values })
      .onConflictDoUpdate({ target: searchTotals.market, set: values });
  }
  await database.delete(searchTotals).where(notInArray(searchTotals.market, large.map(marketOf)));
}

/** Returns the stored facets of a search, or null when they must be counted. */
export async function findTotals(database: Database, query: ListingSearchQuery): Promise<Facets | null> {
  if (filtersOf(query).length > 0) return null;
  const [row] = await database
    .select({ facets: searchTotals.facets })
    .from(searchTotals)
    .where(eq(searchTotals.market, marketOf(query)));
  return row?.facets ?? null;
}

const marketOf = ({ listingType, propertyType }: ListingSearchQuery) => `${listingType ?? ''}/${propertyType ?? ''}`;
