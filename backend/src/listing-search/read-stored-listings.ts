import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { features } from '../feature-categories/feature-category-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { suburbCentreColumns } from '../listings/listing-row.ts';
import { isPublicListing, listings } from '../listings/listing-table.ts';
import { properties } from '../properties/property-table.ts';
import { type SearchRow, type StoredListing, searchRow } from './search-row.ts';

type Read = { id: string; row: SearchRow | null };

const pageSize = 5000;

/**
 * Every public listing, oldest publication first, in pages, so that the server answers in between. The database reads a page
 * while the one before it is taken in.
 */
export async function* publicListings(database: Database): AsyncGenerator<SearchRow[]> {
  const names = await featureNames(database);
  const pageAfter = (last?: StoredListing) =>
    storedListings(database, and(isPublicListing, last && beyond(last)), pageSize);
  let next: Promise<Stored[]> | null = pageAfter();
  while (next) {
    const page: Stored[] = await next;
    next = page.length < pageSize ? null : pageAfter(page.at(-1));
    // Whoever takes no more pages does not hear of one that fails.
    next?.catch(() => {});
    yield page.flatMap((stored) => rowOf(stored, names) ?? []);
  }
}

/** These, by id; null where one is not in public. */
export async function listingsById(database: Database, ids: readonly string[]): Promise<Read[]> {
  const names = await featureNames(database);
  const stored = await storedListings(database, inArray(listings.id, [...ids]), ids.length);
  return stored.map((one) => ({ id: one.id, row: rowOf(one, names) }));
}

type Stored = StoredListing & { featureIds: string[] };

function rowOf(stored: Stored, names: ReadonlyMap<string, string>): SearchRow | null {
  return searchRow(
    stored,
    stored.featureIds.flatMap((id) => names.get(id) ?? []),
  );
}

/** The bound in front lets the index begin there: an `or` alone would read all that came before, with every page again. */
const beyond = ({ publishedAt, id }: StoredListing): SQL => {
  const at = sql`${publishedAt?.toISOString()}::timestamptz`;
  return sql`${listings.publishedAt} >= ${at} and (${listings.publishedAt} > ${at} or ${listings.id} < ${id}::uuid)`;
};

function storedListings(database: Database, which: SQL | undefined, most: number): Promise<Stored[]> {
  const opens = sql<{ startAt: string; endAt: string }[]>`(
    select coalesce(json_agg(json_build_object('startAt', ${listingOpens.startAt}, 'endAt', ${listingOpens.endAt})), '[]')
    from ${listingOpens} where ${listingOpens.listingId} = ${listings.id} and ${listingOpens.endAt} > now() - interval '1 day'
  )`;
  return database
    .select({
      id: listings.id,
      status: listings.status,
      publishedAt: listings.publishedAt,
      headline: listings.headline,
      description: listings.description,
      details: listings.listingPropertyDetails,
      featureIds: listings.featureIds,
      streetHidden: listings.streetHidden,
      auctionAt: listings.auctionAt,
      forSale: listings.forSale,
      forLease: listings.forLease,
      salePriceCents: listings.salePriceCents,
      salePriceHidden: listings.salePriceHidden,
      leasePriceCents: listings.leasePriceCents,
      leasePriceHidden: listings.leasePriceHidden,
      propertyType: listings.propertyType,
      categorySlug: listings.categorySlug,
      suburbSlug: listings.suburbSlug,
      bedrooms: listings.bedrooms,
      baths: listings.baths,
      carSpaces: listings.carSpaces,
      category: properties.category,
      suburb: properties.suburb,
      streetAddress: properties.streetAddress,
      latitude: properties.latitude,
      longitude: properties.longitude,
      ...suburbCentreColumns,
      timeZone: properties.timeZone,
      opens,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(which)
    .orderBy(asc(listings.publishedAt), desc(listings.id))
    .limit(most);
}

async function featureNames(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.select({ id: features.id, name: features.name }).from(features);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
