import * as z from 'zod/mini';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { type ListingSearchQuery, listingSearchParameters, listingSearchQuery } from './listing-search.ts';

/** Saved searches per person. */
export const maxSavedSearches = 50;
export const maxSavedSearchNameLength = 120;
/** Counts above this are shown as "99+". */
export const maxCountedNew = 99;

const instant = z.iso.datetime({ offset: true });

/** `GET /api/saved-searches`. */
export const savedSearch = z.object({
  ...linked,
  name: z.string(),
  search: listingSearchQuery,
  /** When its results were last viewed. Listings published later are new. */
  seenAt: instant,
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const name = plainLine(maxSavedSearchNameLength, 'Give the search a name.');

/**
 * `POST /api/saved-searches`. The client creates the id (UUID v4). Saving an equal search again keeps one, with the
 * later `seenAt`, which defaults to now.
 */
export const savedSearchInput = z.object({
  id: z.uuidv4(),
  name,
  search: z.extend(listingSearchQuery, { keywords: plainLine(200) }),
  seenAt: z.optional(instant),
});
export type SavedSearchInput = z.infer<typeof savedSearchInput>;

/** `PATCH /api/saved-searches/{id}`: renames it or marks its results as seen now. */
export const savedSearchPatch = z.object({ name: z.optional(name), seen: z.optional(z.literal(true)) });

/** `POST /api/saved-searches/new-listings`: reads counts, also for guests. */
export const newListingsInput = z.object({
  searches: z.array(z.object({ search: listingSearchQuery, since: instant })).check(z.maxLength(maxSavedSearches)),
});

/** Numbers of new listings in the order of the searches. `maxCountedNew` + 1 means more. */
export const newListings = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.string(),
  counts: z.array(z.int()),
});

/** Returns the search without page, sort order and `publishedAfter`, as it is stored. */
export function normalisedSearch(search: ListingSearchQuery): ListingSearchQuery {
  return { ...search, page: 1, sort: 'newest', publishedAfter: undefined };
}

/** Returns a key that is equal for searches with the same results. */
export const searchKey = (search: ListingSearchQuery) => listingSearchParameters(normalisedSearch(search)).toString();
