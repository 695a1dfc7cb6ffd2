import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';

const soldVisibleMs = 7 * 86_400_000;

const soldTime = sql`case when ${listings.status} = 'sold' then coalesce(${listings.soldAt}, ${listings.updatedAt}) end`;

/**
 * Takes sold and leased listings off the site after seven days (V25). The days count from `updatedAt`: a listing cannot
 * be edited after it was sold or leased, so `updatedAt` is the time of that change. It becomes the time of a sale that
 * the previous backend stored during a deployment, without `soldAt`.
 */
export async function takeDownSoldListings(database: Database, now: Date): Promise<void> {
  await database
    .update(listings)
    .set({ status: 'offmarket', soldAt: soldTime, version: sql`${listings.version} + 1`, updatedAt: now })
    .where(
      and(
        inArray(listings.status, ['sold', 'leased']),
        lt(listings.updatedAt, new Date(now.getTime() - soldVisibleMs)),
      ),
    );
}
