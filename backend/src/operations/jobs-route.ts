import { operatedJobs, operatedJobsPath } from 'shared-contract/operations/jobs';
import { item } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { countJobs, findFailedJobs } from '../jobs/inspect-jobs.ts';
import { redactJobError } from './redact-job-error.ts';

export const getOperatedJobs = ownerRoute('GET', operatedJobsPath, {
  summary: 'The background jobs by queue, and those that failed. Only for operators.',
  onlyOperators: true,
  response: operatedJobs,
  // A replica may give the backend's user no right to read the job queue.
  readsPrimary: true,
  async handler({ database }) {
    const [counts, failed] = await Promise.all([countJobs(database), findFailedJobs(database)]);
    return item({
      '@id': operatedJobsPath,
      '@type': 'OperatedJobs',
      queues: Object.entries(counts).map(([name, { created, retry, ...rest }]) => ({
        name,
        waiting: created,
        running: rest.active,
        retrying: retry,
        failed: rest.failed,
        completed: rest.completed,
      })),
      failed: failed.map(({ id, queue, attempts, nextAttempt, error }) => ({
        id,
        queue,
        attempts,
        nextAttempt,
        error: redactJobError(error ?? ''),
      })),
    });
  },
});
