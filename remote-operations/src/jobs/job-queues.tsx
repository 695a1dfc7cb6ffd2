import { Alert } from '@mantine/core';
import { useResource } from 'shared-api';
import { FigureTable } from '../figures/figure-table.tsx';
import { FailedJobs } from './failed-jobs.tsx';
import { jobsQuery } from './jobs-query.ts';

/** The background jobs by queue, and those that failed. */
export function JobQueues() {
  const { queues, failed } = useResource(jobsQuery());
  const [stuck, given] = [sum(queues, 'retrying'), sum(queues, 'failed')];
  return (
    <>
      {stuck + given > 0 && (
        <Alert color={given > 0 ? 'red' : 'yellow'} title={failureTitle(stuck, given)} mb="md">
          Run them again with the command `jobs retry`, see the runbook.
        </Alert>
      )}
      <FigureTable
        label="Jobs by queue"
        columns={['Queue', 'Waiting', 'Running', 'Will retry', 'Failed', 'Completed']}
        rows={queues.map(({ name, waiting, running, retrying, failed: lost, completed }) => ({
          name,
          figures: [waiting, running, retrying, lost, completed].map((figure) => figure.toLocaleString('en-AU')),
        }))}
      />
      {failed.length > 0 && <FailedJobs jobs={failed} />}
    </>
  );
}

function sum<Key extends 'retrying' | 'failed'>(queues: readonly Record<Key, number>[], key: Key): number {
  return queues.reduce((total, queue) => total + queue[key], 0);
}

function failureTitle(retrying: number, failed: number): string {
  const jobs = (count: number) => (count === 1 ? '1 job' : `${count.toLocaleString('en-AU')} jobs`);
  if (failed === 0) return `${jobs(retrying)} will run again`;
  return retrying === 0 ? `${jobs(failed)} failed` : `${jobs(failed)} failed, ${jobs(retrying)} will run again`;
}
