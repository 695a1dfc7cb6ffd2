import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isPublicListing, listings } from '../../listings/listing-table.ts';
import type { ListingPosition, ListingSearch } from '../listing-search.ts';
import { countFeatures, countListings, facetGroups, priceQuartiles } from './count-listings.ts';
import { findGrid } from './find-grid.ts';
import { findHits, findPage } from './find-hits.ts';
import { defaultBounds } from './first-listings.ts';
import { matchListings } from './match-listings.ts';
import { cardFormat, searchRow, upsertRows } from './search-row.ts';
import { searchTable } from './search-table.ts';
import { suburbFigures } from './suburb-figures.ts';

/** Creates listing search on PostgreSQL. With a transaction as `database`, its changes are part of the transaction. */
export function postgresListingSearch(database: Database, bounds = defaultBounds): ListingSearch {
  return {
    async put(documents, now) {
      if (documents.length === 0) return;
      await database.execute(upsertRows(documents.map((document) => searchRow(document, now))));
    },
    async remove(ids) {
      if (ids.length > 0) await database.delete(searchTable).where(inArray(searchTable.listingId, [...ids]));
    },
    outdated: (limit, after) =>
      database
        .select({ id: listings.id, publishedAt: sql<Date>`${listings.publishedAt}`.mapWith(listings.publishedAt) })
        .from(listings)
        .leftJoin(searchTable, eq(searchTable.listingId, listings.id))
        .where(
          and(
            isPublicListing,
            or(isNull(searchTable.listingId), lt(searchTable.cardFormat, cardFormat)),
            after && comesAfter(after),
          ),
        )
        .orderBy(asc(listings.publishedAt), desc(listings.id))
        .limit(limit),
    page: (search, now) => findPage(database, search, now, bounds),
    hits: (ids, now) => findHits(database, ids, now),
    counts: (searches, max, now) => countListings(database, searches, { max, now, bounds }),
    matches: (searches, now) => matchListings(database, searches, now),
    facetGroups: (search, now) => facetGroups(database, search, now),
    featureCounts: (search, now) => countFeatures(database, search, now),
    grid: (search, cellDegrees, now) => findGrid(database, search, cellDegrees, now),
    priceQuartiles: (sample) => priceQuartiles(database, sample),
    suburbFigures: (sample, now) => suburbFigures(database, sample, now),
    async refreshNextOpens(now) {
      await database.execute(sql`
        update ${searchTable} set (next_open_start, next_open_end) = (
          select start_at, end_at from listing_opens
          where listing_opens.listing_id = listing_search.listing_id and end_at > ${now.toISOString()}::timestamptz
          order by start_at limit 1
        ) where next_open_end <= ${now.toISOString()}::timestamptz`);
    },
  };
}

/** The condition for listings behind a position, in the order of the index of public listings. */
const comesAfter = ({ id, publishedAt }: ListingPosition) =>
  and(gte(listings.publishedAt, publishedAt), or(gt(listings.publishedAt, publishedAt), lt(listings.id, id)));
