import * as z from 'shared-contract/schema';

/** The path of {@link operatedJobs}. Only operators may read it (OPERATORS). */
export const operatedJobsPath = '/api/operations/jobs';

const count = z.int().check(z.minimum(0));

/** The background jobs of one queue, such as `mail`. */
const jobQueue = z.object({
  name: z.string(),
  waiting: count,
  running: count,
  /** Jobs whose last attempt failed and that will run again. */
  retrying: count,
  /** Jobs that failed for good and are still stored. */
  failed: count,
  /** Jobs of the last day that are still stored. */
  completed: count,
});
export type JobQueue = z.infer<typeof jobQueue>;

/**
 * A job whose last attempt failed. In `error`, addresses and quoted values are masked. `nextAttempt` is null when none
 * will follow.
 */
const failedJob = z.object({
  id: z.string(),
  queue: z.string(),
  attempts: count,
  nextAttempt: z.nullable(z.string()),
  error: z.string(),
});
export type FailedJob = z.infer<typeof failedJob>;

/** The state of the job queue. */
export const operatedJobs = z.object({
  '@id': z.literal(operatedJobsPath),
  '@type': z.literal('OperatedJobs'),
  queues: z.array(jobQueue),
  /** The newest first, at most 100. */
  failed: z.array(failedJob),
});
export type OperatedJobs = z.infer<typeof operatedJobs>;
