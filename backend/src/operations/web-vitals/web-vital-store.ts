import { lt, sql } from 'drizzle-orm';
import type { WebVitalName } from 'shared-contract/operations/web-vitals';
import type { Database } from '../../database/database.ts';
import { webVitals } from './web-vital-table.ts';

const dayMs = 24 * 3_600_000;
const storedMs = 30 * dayMs;
/** Today and the six days before. */
const readMs = 6 * dayMs;
/** 200 pages with all five vitals. */
const maxVitals = 1_000;

export type VitalCount = { page: string; name: WebVitalName; bucket: number; count: number };
export type DailyCount = VitalCount & { day: string };

/** Returns the UTC date, such as `2026-11-29`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Adds counts to those that are stored, in one statement. */
export async function addVitals(database: Database, counts: readonly DailyCount[]): Promise<void> {
  if (counts.length === 0) return;
  // Two backends that lock the same rows in another order would wait for each other.
  const key = ({ day, page, name, bucket }: DailyCount) => `${day} ${page} ${name} ${bucket}`;
  const rows = counts.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  await database
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.page, webVitals.name, webVitals.bucket],
      set: { count: sql`${webVitals.count} + excluded.count` },
    });
}

/**
 * Returns the bucket with the 75th percentile of each page and vital of the last seven days. When there are too many,
 * returns those that were measured most often.
 */
export async function findPercentiles(database: Database, now: Date): Promise<VitalCount[]> {
  const from = dayOf(new Date(now.getTime() - readMs));
  const { rows } = await database.execute<VitalCount>(sql`
    with counted as (
      select page, name, bucket, sum(count) as count from ${webVitals} where day >= ${from} group by page, name, bucket
    ), ranked as (
      select page, name, bucket,
        sum(count) over (partition by page, name order by bucket) as reached,
        sum(count) over (partition by page, name) as total
      from counted
    )
    select page, name, min(bucket) filter (where reached >= 0.75 * total) as bucket, max(total)::float8 as count
    from ranked group by page, name order by count desc, page, name limit ${maxVitals}`);
  return rows;
}

/** Deletes the counts of days that are more than 30 days old. */
export async function deleteOldVitals(database: Database, now: Date): Promise<void> {
  await database.delete(webVitals).where(lt(webVitals.day, dayOf(new Date(now.getTime() - storedMs))));
}
