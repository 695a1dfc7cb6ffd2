import { eq, sql } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';

/** Switches the mails about listings on the user's shortlist off. */
export async function stopShortlistAlerts(database: Database, ownerId: string, now: Date): Promise<void> {
  await database
    .update(customerUsers)
    .set({ shortlistAlerts: false, updatedAt: now, version: sql`${customerUsers.version} + 1` })
    .where(eq(customerUsers.id, ownerId));
}
