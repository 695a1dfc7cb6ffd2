import { asc, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idParameter } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { publicRoute } from '../http/route.ts';
import { cardsOf } from '../listing-cards/listing-cards.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { createListingSearch } from '../listing-search/create-listing-search.ts';
import { calendarReply } from './calendar-reply.ts';
import { openHomeEvent, type PublicListing } from './open-home-event.ts';

/** More than anyone can inspect in a day. */
const maxOpens = 30;

/** A time interval of ISO 8601, such as `2026-11-28T23:05:00Z/2026-11-28T23:20:00Z`. */
const interval = z.pipe(
  z.string().check(z.regex(/^[\d.:TZ-]{20,24}\/[\d.:TZ-]{20,24}$/)),
  z.transform((text) => {
    const [startAt = '', endAt = ''] = text.split('/');
    return { startAt: new Date(startAt), endAt: new Date(endAt) };
  }),
);
type Interval = z.output<typeof interval>;

export const getChosenOpenHomes = publicRoute('GET', '/api/open-homes.ics', {
  summary:
    'Up to 30 open homes of any listings as one calendar. Those that are over or off the market are left out. ' +
    'A time in `visit[]` at the same position is shown instead of the whole open home, when it is inside.',
  query: z.object({
    'open[]': z._default(z.array(idParameter).check(z.maxLength(maxOpens)), []),
    'visit[]': z._default(z.array(interval).check(z.maxLength(maxOpens)), []),
  }),
  response: null,
  async handler({ database, query, now, config }) {
    const opens = await database
      .select()
      .from(listingOpens)
      .where(inArray(listingOpens.id, query['open[]']))
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
    const coming = opens.filter(({ endAt }) => endAt > now);
    // The search has the listings that are on the market, and their cards are as visitors see them.
    const ids = [...new Set(coming.map(({ listingId }) => listingId))];
    const cards = await cardsOf(database, await createListingSearch(database).hits(ids, now));
    const listings = new Map(cards.map((card) => JSON.parse(card)).map((one: PublicListing) => [one.id, one]));
    const events = coming.flatMap((open) => {
      const listing = listings.get(open.listingId);
      const visit = query['visit[]'][query['open[]'].indexOf(open.id)];
      const shown = visit && isInside(visit, open) ? { ...open, ...visit } : open;
      return listing ? [openHomeEvent(shown, listing, config.publicOrigin)] : [];
    });
    if (events.length === 0) throw notFound('No open homes scheduled.');
    return calendarReply('Inspections', 'inspections.ics', events, now);
  },
});

const isInside = (visit: Interval, open: Interval) =>
  open.startAt <= visit.startAt && visit.startAt < visit.endAt && visit.endAt <= open.endAt;
