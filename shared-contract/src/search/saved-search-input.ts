import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import { listingSearchQuery } from './listing-search.ts';
import { maxSavedSearches, maxSavedSearchNameLength, searchAlert } from './saved-search.ts';

/* What requests about saved searches send. Apart from what they return, so that the search page loads none of it. */

const instant = z.iso.datetime({ offset: true });

/** The time zones (IANA) in which daily alerts are sent. People elsewhere get them in the morning of Melbourne. */
const alertTimeZone = z.enum([
  'Australia/Melbourne',
  'Australia/Sydney',
  'Australia/Hobart',
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Perth',
]);
export type AlertTimeZone = z.infer<typeof alertTimeZone>;

/** Returns the zone in which alerts are sent to a browser of this zone. */
export const alertZoneOf = (zone: string): AlertTimeZone => alertTimeZone.safeParse(zone).data ?? 'Australia/Melbourne';

/** The zone of the browser, of which {@link alertZoneOf} makes that of the alerts. */
const timeZone = z.optional(
  z
    .string()
    .check(
      z.maxLength(64),
      z.regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'Send the name of a time zone (IANA), for example Australia/Perth.'),
    ),
);

const name = plainLine(maxSavedSearchNameLength, 'Give the search a name.');

/**
 * `POST /api/saved-searches`. The client creates the id (UUID v4). If the user has already saved an equal search, no
 * search is added: the stored one gets the later of the two `seenAt` times, and `alert` switches its alerts on, but
 * does not change how often they come. `seenAt` is now by default. Without `alert` no mails are sent.
 */
export const savedSearchInput = z.object({
  id: z.uuidv4(),
  name,
  search: z.extend(listingSearchQuery, { keywords: plainLine(200) }),
  seenAt: z.optional(instant),
  alert: z.optional(searchAlert),
  timeZone,
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
  timeZone,
});

/**
 * `POST /api/saved-searches/new-listings`: counts the listings that were published after `since`. It changes nothing,
 * and guests can call it too.
 */
export const newListingsInput = z.object({
  searches: z.array(z.object({ search: listingSearchQuery, since: instant })).check(z.maxLength(maxSavedSearches)),
});
