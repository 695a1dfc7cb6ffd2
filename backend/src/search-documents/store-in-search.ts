import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import type { ListingPosition } from '../listing-search/listing-search.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { searchDocument } from './search-document.ts';
import { readListings } from './stored-listings.ts';

/**
 * Stores the current state of listings in the search table, and removes those that are no longer public. Call it at
 * the end of every transaction that changes a listing, its property, photos or open homes. Locks the listings. So
 * when two transactions change a listing and its property at the same time, the second one waits and then stores
 * both changes.
 */
export async function storeInSearch(database: Database, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const some = inArray(listings.id, [...ids]);
  await database.select({ id: listings.id }).from(listings).where(some).orderBy(asc(listings.id)).for('update');
  const stored = await readListings(database, ids);
  const documents = stored.flatMap((listing) => searchDocument(listing) ?? []);
  const found = new Set(documents.map(({ id }) => id));
  const search = createListingSearch(database);
  await search.remove(ids.filter((id) => !found.has(id)));
  await search.put(documents, now);
}

/** Updates the rows of a property's listings in the search table. Call this after the property changed. */
export async function storePropertyInSearch({ database, owner, now }: OwnerScope, propertyId: string): Promise<void> {
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(isOwn(listings, owner, { propertyId }));
  const ids = rows.map(({ id }) => id);
  await storeInSearch(database, ids, now);
}

/**
 * Stores public listings that are missing in the search table, for example after a migration or a bulk load. Also
 * replaces cards that an older release rendered. Each transaction handles up to `batchSize` listings, so that locks
 * are short.
 * @returns the number of stored listings
 */
export async function completeSearch(database: Database, now: Date, batchSize = 500): Promise<number> {
  let stored = 0;
  let last: ListingPosition | undefined;
  do {
    // Continues behind the last batch: from the start, each batch would read all rows that are stored by now.
    const outdated = await createListingSearch(database).outdated(batchSize, last);
    const ids = outdated.map(({ id }) => id);
    await database.transaction((transaction) => storeInSearch(transaction, ids, now));
    stored += ids.length;
    last = ids.length < batchSize ? undefined : outdated.at(-1);
  } while (last);
  return stored;
}
