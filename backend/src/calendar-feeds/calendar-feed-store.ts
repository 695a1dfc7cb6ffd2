import { asc, desc, eq } from 'drizzle-orm';
import { hashOf } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { calendarFeeds } from './calendar-feed-table.ts';

/** Returns the owner's calendar addresses that are in use, newest first. */
export const findFeeds = ({ database, owner }: ReadScope) =>
  database
    .select()
    .from(calendarFeeds)
    .where(isOwn(calendarFeeds, owner, { revokedAt: null }))
    .orderBy(desc(calendarFeeds.createdAt), asc(calendarFeeds.id));

export const findFeedByToken = (database: Database, token: string) =>
  firstRow(
    database
      .select()
      .from(calendarFeeds)
      .where(eq(calendarFeeds.tokenHash, hashOf(token))),
  );
