import { Alert, Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { JobQueue } from 'shared-contract/operations/jobs';
import { FigureTable } from '../figures/figure-table.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { jobsQuery } from './jobs-query.ts';

const states = ['waiting', 'running', 'retrying', 'failed'] as const;

/** The background jobs that are not done, by queue, and those that failed. */
export function JobQueues() {
  const { queues, failed } = useResource(jobsQuery());
  const busy = queues.filter((queue) => states.some((state) => queue[state] > 0));
  const idle = queues.length - busy.length;
  const [retrying, lost] = [sum(busy, 'retrying'), sum(busy, 'failed')];
  return (
    <>
      {retrying + lost > 0 && (
        <Alert color={lost > 0 ? 'red' : 'yellow'} role="status" title={failureTitle(retrying, lost)} mb="md">
          <code>pnpm --filter backend jobs retry</code> runs them again at once.
        </Alert>
      )}
      {busy.length > 0 && (
        <FigureTable
          label="Jobs by queue"
          columns={['Queue', 'Waiting', 'Running', 'Will retry', 'Failed']}
          rows={busy.map((queue) => ({
            name: queue.name,
            figures: states.map((state) => queue[state].toLocaleString('en-AU')),
          }))}
        />
      )}
      <Text size="sm" c="dimmed">
        {idleText(busy.length, idle)}
      </Text>
      {failed.length > 0 && <FailedJobs jobs={failed} />}
    </>
  );
}

function idleText(busy: number, idle: number): string {
  if (busy === 0) return 'All queues are empty.';
  return idle === 1 ? 'The other queue is empty.' : `The other ${idle} queues are empty.`;
}

function sum(queues: readonly JobQueue[], state: 'retrying' | 'failed'): number {
  return queues.reduce((total, queue) => total + queue[state], 0);
}

function failureTitle(retrying: number, failed: number): string {
  const jobs = (count: number) => (count === 1 ? '1 job' : `${count.toLocaleString('en-AU')} jobs`);
  if (failed === 0) return `${jobs(retrying)} will run again`;
  return retrying === 0 ? `${jobs(failed)} failed` : `${jobs(failed)} failed, ${jobs(retrying)} will run again`;
}
