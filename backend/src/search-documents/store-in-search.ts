import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { listings } from '../listings/listing-table.ts';
import { searchDocument } from './search-document.ts';
import { readListings } from './stored-listings.ts';

/**
 * Brings listings into search as they are now, and takes out those that are not public. Every change of a listing, its
 * property, photos or open homes ends with this call, in the same transaction. It locks the listings, so that of two
 * transactions that change a listing and its property the second one reads what the first one wrote.
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

const batchSize = 500;

/**
 * Stores public listings that search does not know, after a migration or a bulk load, and those whose card an older
 * version of the code wrote. Batches are small, so that owners wait for their listing's lock for a moment only.
 */
export async function completeSearch(database: Database, now: Date): Promise<number> {
  let stored = 0;
  for (;;) {
    const ids = await createListingSearch(database).outdated(batchSize);
    await database.transaction((transaction) => storeInSearch(transaction, ids, now));
    stored += ids.length;
    if (ids.length < batchSize) return stored;
  }
}
