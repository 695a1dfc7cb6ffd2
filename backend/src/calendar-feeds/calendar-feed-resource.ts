import type { CalendarFeed } from 'shared-contract/tenancy/calendar-feed';
import { identity } from '../http/json-ld.ts';
import type { calendarFeeds } from './calendar-feed-table.ts';

export const calendarFeedPath = '/api/calendar-feeds';

type FeedRow = Pick<typeof calendarFeeds.$inferSelect, 'id' | 'createdAt' | 'lastReadAt'>;

export const calendarFeedResource = ({ id, createdAt, lastReadAt }: FeedRow): CalendarFeed => ({
  ...identity(calendarFeedPath, 'CalendarFeed', id),
  createdAt: createdAt.toISOString(),
  lastReadAt: lastReadAt?.toISOString() ?? null,
});
