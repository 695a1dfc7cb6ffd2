import { Text } from '@mantine/core';
import type { FailedJob } from 'shared-contract/operations/jobs';
import { LocalInstant } from 'shared-ui';
import classes from './jobs.module.css';

/** The jobs whose last attempt failed, with the reason. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <ul className={classes.jobs} aria-label="Jobs that failed">
      {jobs.map(({ id, queue, attempts, nextAttempt, error }) => (
        <li key={id}>
          <Text fw={600}>{queue}</Text>
          <Text size="sm">{error}</Text>
          <Text size="sm" c="dimmed">
            {attempts === 1 ? '1 attempt' : `${attempts} attempts`}
            {nextAttempt ? (
              <>
                , next one <LocalInstant at={nextAttempt} />
              </>
            ) : (
              ', no further one'
            )}
            , job {id}
          </Text>
        </li>
      ))}
    </ul>
  );
}
