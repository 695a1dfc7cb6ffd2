import { asc, inArray } from 'drizzle-orm';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import * as z from 'zod/mini';
import { idParameter } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { summaryResource } from '../listings/listing-resource.ts';
import { findOfferedListing } from '../offers/offer-store.ts';
import { calendarReply } from './calendar-reply.ts';
import type { TimedEvent } from './i-calendar.ts';
import { openHomeEvent } from './open-home-event.ts';

/** More than anyone can inspect in a day. */
const maxOpens = 30;

export const getChosenOpenHomes = publicRoute('GET', '/api/open-homes.ics', {
  summary: 'Up to 30 open homes of any listings as one calendar. Those that are over or off the market are left out.',
  query: z.object({ 'open[]': z._default(z.array(idParameter).check(z.maxLength(maxOpens)), []) }),
  response: null,
  async handler({ database, query, now, config }) {
    const opens = await database
      .select()
      .from(listingOpens)
      .where(inArray(listingOpens.id, query['open[]']))
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
    const events: TimedEvent[] = [];
    for (const open of opens.filter(({ endAt }) => endAt > now)) {
      const found = await findOfferedListing(database, open.listingId);
      if (!found || !isAdvertised(found.listing.status)) continue;
      events.push(openHomeEvent(open, summaryResource({ ...found, nextOpen: null }, 'public'), config.publicOrigin));
    }
    if (events.length === 0) throw notFound('No open homes scheduled.');
    return calendarReply('Inspections', 'inspections.ics', events, now);
  },
});
