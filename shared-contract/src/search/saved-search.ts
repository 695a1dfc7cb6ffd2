import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { type ListingSearchQuery, listingSearchParameters, listingSearchQuery } from './listing-search.ts';

/** The maximum number of saved searches per person. */
export const maxSavedSearches = 50;
export const maxSavedSearchNameLength = 120;
/** The largest number of new listings that is shown exactly; larger numbers are shown as "99+". */
export const maxCountedNew = 99;

const instant = z.iso.datetime({ offset: true });

/** `GET /api/saved-searches`. */
export const savedSearch = z.object({
  ...linked,
  name: z.string(),
  search: listingSearchQuery,
  /** When the user last viewed the results. Listings that were published later count as new. */
  seenAt: instant,
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const name = plainLine(maxSavedSearchNameLength, 'Give the search a name.');

/**
 * `POST /api/saved-searches`. The client creates the id (UUID v4). If the user has already saved an equal search, no
 * search is added: the stored one gets the later of the two `seenAt` times. `seenAt` is now by default.
 */
export const savedSearchInput = z.object({
  id: z.uuidv4(),
  name,
  search: z.extend(listingSearchQuery, { keywords: plainLine(200) }),
  seenAt: z.optional(instant),
});
export type SavedSearchInput = z.infer<typeof savedSearchInput>;

/** `PATCH /api/saved-searches/{id}`: renames the search or marks its results as seen now. */
export const savedSearchPatch = z.object({ name: z.optional(name), seen: z.optional(z.literal(true)) });

/**
 * `POST /api/saved-searches/new-listings`: counts the listings that were published after `since`. It changes nothing,
 * and guests can call it too.
 */
export const newListingsInput = z.object({
  searches: z.array(z.object({ search: listingSearchQuery, since: instant })).check(z.maxLength(maxSavedSearches)),
});

/** The number of new listings for each search, in the order of the request. `maxCountedNew` + 1 means "99+". */
export const newListings = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.string(),
  counts: z.array(z.int()),
});

/** Returns the search as it is stored: without page, sort order and `publishedAfter`. */
export function normalisedSearch(search: ListingSearchQuery): ListingSearchQuery {
  return { ...search, page: 1, sort: 'newest', publishedAfter: undefined };
}

/** Returns a key. Searches that differ only in page, sort order or `publishedAfter` have the same key. */
export const searchKey = (search: ListingSearchQuery) => listingSearchParameters(normalisedSearch(search)).toString();
