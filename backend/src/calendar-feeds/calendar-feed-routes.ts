import { eq } from 'drizzle-orm';
import { calendarFeed, calendarFeedInput } from 'shared-contract/tenancy/calendar-feed';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { hashOf } from '../auth/secrets.ts';
import { iCalendar } from '../calendar/i-calendar.ts';
import { collection, created, noContent } from '../http/json-ld.ts';
import { conflict, invalid, notFound, requireFound } from '../http/problem.ts';
import { ownerRoute, publicRoute, type Route } from '../http/route.ts';
import { insertOwn, lockOwn } from '../owned-rows/owned-rows.ts';
import { calendarFeedPath, calendarFeedResource } from './calendar-feed-resource.ts';
import { findFeedByToken, findFeeds } from './calendar-feed-store.ts';
import { calendarFeeds } from './calendar-feed-table.ts';
import { feedEvents } from './feed-events.ts';

/** Enough for every device of an owner. */
const maxFeeds = 10;
/** How often reading a feed is recorded. */
const readEveryMs = 3_600_000;

const listFeeds = ownerRoute('GET', calendarFeedPath, {
  summary: 'The owner’s private calendar addresses in use, newest first. Their secrets are not returned.',
  response: collectionOf(calendarFeed),
  handler: async ({ request, ...scope }) =>
    collection('CalendarFeed', request, (await findFeeds(scope)).map(calendarFeedResource)),
});

const createFeed = ownerRoute('POST', calendarFeedPath, {
  summary: 'Creates a private calendar address from a token that the browser made.',
  body: calendarFeedInput,
  response: calendarFeed,
  status: 201,
  async handler({ body, ...scope }) {
    const known = await findFeedByToken(scope.database, body.token);
    if (known) {
      // The same request again. A token of another user or a stopped one can’t be used.
      if (known.ownerId === scope.owner.id && !known.revokedAt) return created(calendarFeedResource(known));
      throw invalid({ propertyPath: 'token', message: 'Make a new token.', code: 'token' });
    }
    if ((await findFeeds(scope)).length >= maxFeeds) {
      throw conflict('too-many-feeds', `You have ${maxFeeds} calendar links. Stop one that you don’t use any more.`);
    }
    const row = await insertOwn(scope, calendarFeeds, { tokenHash: hashOf(body.token) });
    return created(calendarFeedResource(row));
  },
});

const revokeFeed = ownerRoute('DELETE', `${calendarFeedPath}/:id`, {
  summary: 'Stops a private calendar address at once.',
  response: null,
  async handler({ params, ...scope }) {
    const feed = requireFound(await lockOwn(scope, calendarFeeds, params.id));
    const { database, now } = scope;
    await database
      .update(calendarFeeds)
      .set({ revokedAt: feed.revokedAt ?? now })
      .where(eq(calendarFeeds.id, feed.id));
    return noContent();
  },
});

/** The token is a parameter of the path, because calendar apps can only open an address. Logs contain the route. */
const getCalendar = publicRoute('GET', '/api/private-calendars/:token', {
  summary: 'The calendar of an owner: ends of leases, rent increases, notices, visits, bonds and open homes.',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  response: null,
  cacheControl: 'no-store',
  readsPrimary: true,
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
  async handler({ database, params, now, config }) {
    const feed = await findFeedByToken(database, params.token);
    if (!feed || feed.revokedAt) throw notFound('This calendar link isn’t valid any more.');
    if (!feed.lastReadAt || now.getTime() - feed.lastReadAt.getTime() > readEveryMs) {
      await database.update(calendarFeeds).set({ lastReadAt: now }).where(eq(calendarFeeds.id, feed.id));
    }
    const events = await feedEvents({ database, now, owner: { id: feed.ownerId } }, config.publicOrigin);
    return {
      status: 200,
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="verandah.ics"',
        'referrer-policy': 'no-referrer',
      },
      payload: Buffer.from(iCalendar('Verandah', events, now)),
    };
  },
});

export const calendarFeedRoutes: Route[] = [listFeeds, createFeed, revokeFeed, getCalendar];
