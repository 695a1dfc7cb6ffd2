import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type ListingSearchQuery, listingsPerPage, reachableListings } from 'shared-contract/listing-search';
import type { Database } from '../database/database.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { properties } from '../properties/property-table.ts';
import { listings } from './listing-table.ts';
import { searchConditions, searchOrder } from './search-conditions.ts';

/** A listing found. The two versions tell whether a card that was drawn before still holds. */
export type Hit = {
  id: string;
  version: number;
  propertyVersion: number;
  nextOpen: { startAt: Date; endAt: Date } | null;
};

export type FoundListings = { hits: Hit[]; total: number; capped: boolean };

/** One page of a search and how many there are in all, counted no further than can be reached. One statement. */
export async function searchListings(database: Database, query: ListingSearchQuery, now: Date): Promise<FoundListings> {
  const counted = countFound(database, query);
  const nextOpen = nextOpenOfListing(database, now);
  const page = pageOfIds(database, query, now);
  const rows = await database
    .select({
      id: listings.id,
      version: listings.version,
      propertyVersion: properties.version,
      nextOpen: { startAt: nextOpen.startAt, endAt: nextOpen.endAt },
      found: sql<number>`${database.$count(counted)}`.mapWith(Number),
    })
    .from(page)
    .innerJoin(listings, eq(listings.id, page.id))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoinLateral(nextOpen, sql`true`)
    .orderBy(searchOrder(query, sql`${nextOpen.startAt}`));
  const [first] = rows;
  const found = first ? first.found : query.page === 1 ? 0 : await database.$count(counted);
  return { hits: rows, total: Math.min(found, reachableListings), capped: found > reachableListings };
}

/** The ids first, from one table and its indexes: everything else is joined to these few alone. */
function pageOfIds(database: Database, query: ListingSearchQuery, now: Date) {
  const offset = (query.page - 1) * listingsPerPage;
  const nextOpens = database
    .select({ listingId: listingOpens.listingId, startAt: sql<Date>`min(${listingOpens.startAt})`.as('next_at') })
    .from(listingOpens)
    .where(gt(listingOpens.endAt, now))
    .groupBy(listingOpens.listingId)
    .as('next_opens');
  const ids = database.select({ id: listings.id }).from(listings).$dynamic();
  if (query.sort === 'inspection') ids.leftJoin(nextOpens, eq(nextOpens.listingId, listings.id));
  return ids
    .where(searchConditions(query))
    .orderBy(searchOrder(query, sql`${nextOpens.startAt}`))
    .limit(Math.min(listingsPerPage, reachableListings - offset))
    .offset(offset)
    .as('page');
}

function countFound(database: Database, query: ListingSearchQuery) {
  return database
    .select({ one: sql`1`.as('one') })
    .from(listings)
    .where(searchConditions(query))
    .limit(reachableListings + 1)
    .as('counted');
}

/** The first open home that has not ended, read beside its listing. */
function nextOpenOfListing(database: Database, now: Date) {
  return database
    .select({ startAt: listingOpens.startAt, endAt: listingOpens.endAt })
    .from(listingOpens)
    .where(and(eq(listingOpens.listingId, listings.id), gt(listingOpens.endAt, now)))
    .orderBy(asc(listingOpens.startAt))
    .limit(1)
    .as('next_open');
}
