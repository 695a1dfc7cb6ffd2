import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { type ListingSearchQuery, listingSearchParameters, listingSearchQuery } from './listing-search.ts';

/** The maximum number of saved searches per person. */
export const maxSavedSearches = 50;
export const maxSavedSearchNameLength = 120;

const instant = z.iso.datetime({ offset: true });

/** How often new listings of a saved search are emailed: never, once a day in the morning, or within minutes. */
export const searchAlert = z.enum(['off', 'daily', 'instant']);
export type SearchAlert = z.infer<typeof searchAlert>;

/** The local hour at which daily alerts are sent. */
export const dailyAlertHour = 8;

/** `GET /api/saved-searches`. */
export const savedSearch = z.object({
  ...linked,
  name: z.string(),
  search: listingSearchQuery,
  /** When the user last viewed the results. Listings that were published later count as new. */
  seenAt: instant,
  createdAt: instant,
  alert: openEnum(searchAlert),
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** Returns the search as it is stored: without page, sort order and `publishedAfter`. */
export function normalisedSearch(search: ListingSearchQuery): ListingSearchQuery {
  return { ...search, page: 1, sort: 'newest', publishedAfter: undefined };
}

/** Returns a key. Searches that differ only in page, sort order or `publishedAfter` have the same key. */
export const searchKey = (search: ListingSearchQuery) => listingSearchParameters(normalisedSearch(search)).toString();
