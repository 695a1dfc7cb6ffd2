import { and, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listings } from '../listings/listing-table.ts';

const soldVisibleMs = 7 * 86_400_000;

/** V25: what was sold or leased leaves the market within seven days. Nobody can change it, so that its last change was that. */
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
