import { and, asc, between, eq, inArray, isNull, sql } from 'drizzle-orm';
import { everyListing, type ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';

/** The number of photos at the top of a listing's page: the main photo and four more. */
const photosPerGallery = 5;

/**
 * The searches that the site's navigation links to, most visited first: all listings, and for each property type and
 * for all types together, those for sale and for rent.
 */
const linkedSearches: readonly Partial<ListingSearchQuery>[] = [
  {},
  ...([undefined, 'residential', 'commercial', 'land', 'rural'] as const).flatMap((propertyType) => [
    { listingType: 'sale' as const, propertyType },
    { listingType: 'lease' as const, propertyType },
  ]),
];

/**
 * Finds the pictures that visitors most likely see first: the cards on the first page of each search in the navigation,
 * and the galleries of the listings on the first of these pages.
 */
export async function findFirstPictures(database: Database, now: Date): Promise<Set<string>> {
  const pages: string[][] = [];
  for (const search of linkedSearches) pages.push(await firstPage(database, search, now));
  const cards = await cardPictures(database, [...new Set(pages.flat())]);
  return new Set([...cards, ...(await galleryPictures(database, pages[0] ?? []))]);
}

/** Returns the ids of the listings on the first page of a search, in the order of the page. */
async function firstPage(database: Database, search: Partial<ListingSearchQuery>, now: Date) {
  const { hits } = await createListingSearch(database).page({ ...everyListing, ...search, around: [] }, now);
  return hits.map(({ id }) => id);
}

/** Returns the ids of the listings' main pictures, in the order of the listings. */
async function cardPictures(database: Database, listingIds: string[]): Promise<string[]> {
  const rows = await database
    .select({ pictureId: listings.pictureId })
    .from(listings)
    .where(inArray(listings.id, listingIds))
    .orderBy(sql`array_position(${sql.param(listingIds)}::uuid[], ${listings.id})`);
  return rows.flatMap(({ pictureId }) => pictureId ?? []);
}

async function galleryPictures(database: Database, listingIds: string[]): Promise<string[]> {
  const { kind, position, removedAt, pictureId, listingId } = listingAssets;
  const rows = await database
    .select({ pictureId })
    .from(listingAssets)
    .where(
      and(inArray(listingId, listingIds), eq(kind, 'photo'), between(position, 2, photosPerGallery), isNull(removedAt)),
    )
    .orderBy(sql`array_position(${sql.param(listingIds)}::uuid[], ${listingId})`, asc(position));
  return rows.flatMap((row) => row.pictureId ?? []);
}
