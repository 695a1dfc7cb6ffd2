import * as z from 'zod/mini';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { type ListingSearchQuery, listingSearchParameters, listingSearchQuery } from './listing-search.ts';

/** As many searches one person may save. */
export const maxSavedSearches = 50;
export const maxSavedSearchNameLength = 120;
/** New listings are counted up to here, then shown as "99+". */
export const maxCountedNew = 99;

const instant = z.iso.datetime({ offset: true });

/** A search that somebody comes back to. */
export const savedSearch = z.object({
  ...linked,
  name: z.string(),
  search: listingSearchQuery,
  /** When its results were last looked at: what was published since is new. */
  seenAt: instant,
  createdAt: instant,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const name = plainLine(maxSavedSearchNameLength, 'Give the search a name.');

/**
 * `POST /api/saved-searches`, under an id made by the client (UUID v4). A search that is saved already stays one, with the
 * later of both `seenAt`; without it, it was looked at now.
 */
export const savedSearchInput = z.object({
  id: z.uuidv4(),
  name,
  search: z.extend(listingSearchQuery, { keywords: plainLine(200) }),
  seenAt: z.optional(instant),
});
export type SavedSearchInput = z.infer<typeof savedSearchInput>;

/** `PATCH /api/saved-searches/{id}`: another name, or that its results have been looked at now. */
export const savedSearchPatch = z.object({ name: z.optional(name), seen: z.optional(z.literal(true)) });

/** `POST /api/saved-searches/new-listings`: changes nothing; for visitors, too. */
export const newListingsInput = z.object({
  searches: z.array(z.object({ search: listingSearchQuery, since: instant })).check(z.maxLength(maxSavedSearches)),
});

/** How many listings of each search were published since, in the same order. One more than `mostCountedNew` stands for more. */
export const newListings = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.string(),
  counts: z.array(z.int()),
});

/** A search as it is kept: what it finds, apart from page, order and what somebody has seen. */
export function normalisedSearch(search: ListingSearchQuery): ListingSearchQuery {
  return { ...search, page: 1, sort: 'newest', publishedAfter: undefined };
}

/** Equal for searches that find the same. */
export const searchKey = (search: ListingSearchQuery) => listingSearchParameters(normalisedSearch(search)).toString();
