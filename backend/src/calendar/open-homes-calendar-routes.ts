import { isAdvertised } from 'shared-contract/listing/listing-status';
import * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import { idParameter } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { type ListingRow, listingPath, listingResource } from '../listings/listing-resource.ts';
import { findListing } from '../listings/listing-store.ts';
import { calendarReply } from './calendar-reply.ts';
import type { TimedEvent } from './i-calendar.ts';
import { openHomeEvent, placeOfEvent, shortPlace } from './open-home-event.ts';

/** The duration of an auction is not known in advance, so calendars reserve an hour. */
const auctionMs = 3_600_000;

export const getOpenHomes = publicRoute('GET', `${listingPath}/:id/open-homes.ics`, {
  summary: 'Future open homes and the auction as a calendar; with `open`, only that open home.',
  query: z.object({ open: z.optional(idParameter) }),
  response: null,
  async handler({ database, params, query, now, config }) {
    const row = await findListing(database, null, params.id, now);
    if (!row || !isAdvertised(row.listing.status)) throw notFound();
    const events = eventsOf(row, config).filter(
      ({ uid, endAt }) => endAt > now && (query.open === undefined || uid.startsWith(`open-${query.open}@`)),
    );
    if (events.length === 0) throw notFound('No open homes scheduled.');
    const { fullAddress } = listingResource(row, 'public').property.address;
    return calendarReply(fullAddress, 'open-homes.ics', events, now);
  },
});

/** Creates the events from the listing as visitors see it, so that a hidden street never appears in a calendar. */
function eventsOf(row: ListingRow, { publicOrigin }: Pick<BackendConfig, 'publicOrigin'>): TimedEvent[] {
  const listing = listingResource(row, 'public');
  const opens = row.opens.map((open) => openHomeEvent(open, listing, publicOrigin));
  const { auctionAt, id, version } = row.listing;
  if (!auctionAt) return opens;
  const auction = {
    ...placeOfEvent(listing, publicOrigin),
    uid: `auction-${id}@${new URL(publicOrigin).host}`,
    sequence: version - 1,
    startAt: auctionAt,
    endAt: new Date(auctionAt.getTime() + auctionMs),
    timeZone: listing.property.timeZone,
    summary: `Auction: ${shortPlace(listing)}`,
  };
  return [...opens, auction];
}
