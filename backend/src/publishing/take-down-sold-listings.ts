import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';

const soldVisibleMs = 7 * 86_400_000;

/**
 * Takes sold and leased listings off the site after seven days (V25). The days count from `updatedAt`: a listing cannot
 * be edited after it was sold or leased, so `updatedAt` is the time of that change.
 */
export async function takeDownSoldListings(database: Database, now: Date): Promise<void> {
  await database
    .update(listings)
    .set({ status: 'offmarket', version: sql`${listings.version} + 1`, updatedAt: now })
    .where(
      and(
        inArray(listings.status, ['sold', 'leased']),
        lt(listings.updatedAt, new Date(now.getTime() - soldVisibleMs)),
      ),
    );
}
