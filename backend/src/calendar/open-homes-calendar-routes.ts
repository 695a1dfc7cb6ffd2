import { isAdvertised } from 'shared-contract/listing/listing-status';
import { addresses } from 'shared-contract/page/addresses';
import * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import { idParameter } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { type ListingRow, listingPath, listingResource } from '../listings/listing-resource.ts';
import { findListing } from '../listings/listing-store.ts';
import { iCalendar, type TimedEvent } from './i-calendar.ts';

/** The duration of an auction is not known in advance, so calendars reserve an hour. */
const auctionMs = 3_600_000;

export const getOpenHomes = publicRoute('GET', `${listingPath}/:id/open-homes.ics`, {
  summary: 'Future open homes and the auction as a calendar; with `open`, only that open home.',
  query: z.object({ open: z.optional(idParameter) }),
  response: null,
  async handler({ database, params, query, now, config }) {
    const row = await findListing(database, null, params.id);
    if (!row || !isAdvertised(row.listing.status)) throw notFound();
    const events = eventsOf(row, config).filter(
      ({ uid, endAt }) => endAt > now && (query.open === undefined || uid.startsWith(`open-${query.open}@`)),
    );
    if (events.length === 0) throw notFound('No open homes scheduled.');
    const { fullAddress } = listingResource(row, 'public').property.address;
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="open-homes.ics"',
      },
      payload: Buffer.from(iCalendar(fullAddress, events, now)),
    };
  },
});

/** Creates the events from the listing as visitors see it, so that a hidden street never appears in a calendar. */
function eventsOf(row: ListingRow, { publicOrigin }: Pick<BackendConfig, 'publicOrigin'>): TimedEvent[] {
  const { property, headline } = listingResource(row, 'public');
  const { fullAddress, streetAddress, suburb } = property.address;
  const { host } = new URL(publicOrigin);
  const url = publicOrigin + addresses.listing(row.listing.id);
  const place = streetAddress ?? suburb;
  const shared = { location: fullAddress, url, description: [headline, url].filter(Boolean).join('\n') };
  const opens = row.opens.map(({ id, version, startAt, endAt, timeZone }) => ({
    ...shared,
    uid: `open-${id}@${host}`,
    sequence: version - 1,
    startAt,
    endAt,
    timeZone,
    summary: `Open home: ${place}`,
  }));
  const { auctionAt, id, version } = row.listing;
  if (!auctionAt) return opens;
  const auction = {
    ...shared,
    uid: `auction-${id}@${host}`,
    sequence: version - 1,
    startAt: auctionAt,
    endAt: new Date(auctionAt.getTime() + auctionMs),
    timeZone: property.timeZone,
    summary: `Auction: ${place}`,
  };
  return [...opens, auction];
}
