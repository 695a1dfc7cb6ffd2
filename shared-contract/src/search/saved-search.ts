import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { type ListingSearchQuery, listingSearchParameters, listingSearchQuery } from './listing-search.ts';

/** The maximum number of saved searches per person. */
export const maxSavedSearches = 50;
export const maxSavedSearchNameLength = 120;
/** The largest number of new listings that is shown exactly; larger numbers are shown as "99+". */
export const maxCountedNew = 99;

const instant = z.iso.datetime({ offset: true });

/** How often new listings of a saved search are emailed: never, once a day in the morning, or within minutes. */
export const searchAlert = z.enum(['off', 'daily', 'instant']);
export type SearchAlert = z.infer<typeof searchAlert>;

/** The local hour at which daily alerts are sent. */
export const dailyAlertHour = 8;

/** The time zones (IANA) in which daily alerts are sent. People elsewhere get them in the morning of Melbourne. */
export const alertTimeZone = z.enum([
  'Australia/Melbourne',
  'Australia/Sydney',
  'Australia/Hobart',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
]);
export type AlertTimeZone = z.infer<typeof alertTimeZone>;

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

const name = plainLine(maxSavedSearchNameLength, 'Give the search a name.');

/**
 * `POST /api/saved-searches`. The client creates the id (UUID v4). If the user has already saved an equal search, no
 * search is added: the stored one gets the later of the two `seenAt` times. `seenAt` is now by default. Without `alert`
 * no mails are sent.
 */
export const savedSearchInput = z.object({
  id: z.uuidv4(),
  name,
  search: z.extend(listingSearchQuery, { keywords: plainLine(200) }),
  seenAt: z.optional(instant),
  alert: z.optional(searchAlert),
  timeZone: z.optional(alertTimeZone),
});
export type SavedSearchInput = z.infer<typeof savedSearchInput>;

/**
 * `PATCH /api/saved-searches/{id}`: renames the search, marks its results as seen now, or changes how often new
 * listings are emailed. Alerts that are switched on start with listings that are published from now on.
 */
export const savedSearchPatch = z.object({
  name: z.optional(name),
  seen: z.optional(z.literal(true)),
  alert: z.optional(searchAlert),
  timeZone: z.optional(alertTimeZone),
});

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
