import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../database/database.ts';
import { type JobName, jobNames } from './job-queue.ts';

const states = ['created', 'retry', 'active', 'failed', 'completed'] as const;
type JobCounts = Record<(typeof states)[number], number>;

/**
 * Returns the number of jobs in each state, by queue. A mail's job is deleted as soon as the mail is sent; other jobs
 * stay for a day after they are completed.
 */
export async function countJobs(database: Database): Promise<Record<JobName, JobCounts>> {
  const { rows } = await database.execute<{ name: string; state: string; jobs: number }>(
    sql`select name, state, count(*)::int as jobs from pgboss.job group by name, state`,
  );
  const jobsIn = (queue: string, state: string) =>
    rows.find((row) => row.name === queue && row.state === state)?.jobs ?? 0;
  const countsOf = (name: JobName) => Object.fromEntries(states.map((state) => [state, jobsIn(name, state)]));
  return Object.fromEntries(jobNames.map((name) => [name, countsOf(name)])) as Record<JobName, JobCounts>;
}

export type FailedJob = {
  queue: string;
  id: string;
  state: 'retry' | 'failed';
  attempts: number;
  /** In UTC, as an ISO timestamp. Null when none will follow. */
  nextAttempt: string | null;
  /** The whole message of the error, which can contain personal data. Null when the error had none. */
  error: string | null;
};

/**
 * Returns the jobs whose last attempt failed, newest first, at most 100. A job in the state `retry` will run again, one
 * in `failed` will not.
 */
export async function findFailedJobs(database: Database): Promise<FailedJob[]> {
  const { rows } = await database.execute<FailedJob>(
    sql`select name as queue, id, state::text, retry_count + 1 as attempts, output ->> 'message' as error,
        case when state = 'retry'
          then to_char(start_after at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as "nextAttempt"
      from pgboss.job where state in ('retry', 'failed') and name in ${jobNames} order by created_on desc limit 100`,
  );
  return rows;
}

/** Makes failed jobs run again at once. */
export async function retryJobs(boss: PgBoss, jobs: readonly FailedJob[]): Promise<void> {
  for (const { queue, id, state } of jobs) {
    if (state === 'failed') await boss.retry(queue, id);
    else await boss.update(queue, undefined, { id, startAfter: new Date() });
  }
}
