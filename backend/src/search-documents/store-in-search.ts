import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { searchDocument } from './search-document.ts';
import { readListings } from './stored-listings.ts';

/**
 * Stores the current state of listings in the search table, and removes listings that are not public from it. Every
 * change of a listing, its property, photos or open homes must call this at the end of its transaction. Locks the
 * listings: when two transactions change a listing and its property, the second reads the changes of the first.
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

/** Updates the search documents of a property's listings after the property changed. */
export async function storePropertyInSearch({ database, owner, now }: OwnerScope, propertyId: string): Promise<void> {
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(isOwn(listings, owner, { propertyId }));
  const ids = rows.map(({ id }) => id);
  await storeInSearch(database, ids, now);
}

const batchSize = 500;

/**
 * Stores public listings that the search table lacks, which happens after a migration or a bulk load, and those whose
 * card has an old format. Works in small batches, so that locks are short.
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
