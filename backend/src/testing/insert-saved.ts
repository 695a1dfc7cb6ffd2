import { randomUUID } from 'node:crypto';
import { everyListing } from 'shared-contract/search/listing-search';
import { searchKey } from 'shared-contract/search/saved-search';
import type { Database } from '../database/database.ts';
import { listingMarks } from '../listing-marks/listing-mark-table.ts';
import { savedSearches } from '../saved-searches/saved-search-table.ts';
import { insertUser } from './test-user.ts';

type MarkInsert = typeof listingMarks.$inferInsert;

/** By default saved on 1 November. */
export async function insertListingMark(
  database: Database,
  values: Pick<MarkInsert, 'ownerId' | 'listingId'> & Partial<MarkInsert>,
) {
  await insertUser(database, { id: values.ownerId });
  await database.insert(listingMarks).values({ savedAt: new Date('2026-11-01T00:00:00Z'), ...values });
}

type SearchInsert = typeof savedSearches.$inferInsert;

/** By default a search for all rentals, last viewed on 1 November. */
export async function insertSavedSearch(
  database: Database,
  values: Pick<SearchInsert, 'ownerId'> & Partial<SearchInsert>,
) {
  await insertUser(database, { id: values.ownerId });
  const search = values.search ?? { ...everyListing, listingType: 'lease' as const };
  const row = {
    id: randomUUID(),
    name: 'Property for rent',
    seenAt: new Date('2026-11-01T00:00:00Z'),
    ...values,
    search,
    searchKey: searchKey(search),
  };
  await database.insert(savedSearches).values(row);
  return row;
}
