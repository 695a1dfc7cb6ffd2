import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Waits until a connection to the test's database waits for a lock. */
export async function waitForLock(database: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await database.execute(waiting)).rows.length === 0) await setTimeout(10);
}
