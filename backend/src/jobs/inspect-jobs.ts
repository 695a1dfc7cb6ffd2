import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { jobNames } from './job-queue.ts';

const columns = ['created', 'retry', 'active', 'failed', 'completed'] as const;

/**
 * Returns the number of jobs in each state, by queue. A mail's job is deleted as soon as the mail is sent; other jobs
 * stay for a day after they are completed.
 */
export async function countJobs(pool: pg.Pool): Promise<Record<string, Record<string, number>>> {
  const { rows } = await pool.query('select name, state, count(*)::int as jobs from pgboss.job group by name, state');
  const jobsIn = (queue: string, state: string) =>
    rows.find((row) => row.name === queue && row.state === state)?.jobs ?? 0;
  return Object.fromEntries(
    jobNames.map((name) => [name, Object.fromEntries(columns.map((state) => [state, jobsIn(name, state)]))]),
  );
}

export type FailedJob = Record<'queue' | 'id' | 'state' | 'nextAttempt' | 'error', string> & { attempts: number };

/**
 * Returns the jobs whose last attempt failed, oldest first, at most 100. A job in the state `retry` will run again, one
 * in `failed` will not.
 */
export async function findFailedJobs(pool: pg.Pool): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select name as queue, id, state::text, retry_count + 1 as attempts, output ->> 'message' as error,
       case when state = 'retry' then start_after::text else '' end as "nextAttempt"
     from pgboss.job where state in ('retry', 'failed') and name = any($1) order by created_on limit 100`,
    [jobNames],
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
