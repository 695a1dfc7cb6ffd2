import { everyListing } from 'shared-contract/search/listing-search';
import type { SavedSearch } from 'shared-contract/search/saved-search';
import { identity } from '../http/json-ld.ts';
import type { savedSearches } from './saved-search-table.ts';

export const savedSearchPath = '/api/saved-searches';

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export function savedSearchResource(row: SavedSearchRow): SavedSearch {
  return {
    ...identity(savedSearchPath, 'SavedSearch', row.id),
    name: row.name,
    // A search that was saved before a filter was introduced has no value for this filter, so it gets the default.
    search: { ...everyListing, ...row.search },
    seenAt: row.seenAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
    alert: row.alert,
  };
}
