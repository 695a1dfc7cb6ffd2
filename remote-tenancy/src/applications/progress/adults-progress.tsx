import { Stack, Title } from '@mantine/core';
import type { ApplicationView } from 'shared-contract/application/application';
import { LocalInstant } from 'shared-ui';
import classes from './progress.module.css';

type AdultsProgressProps = { view: Pick<ApplicationView, 'adults' | 'position' | 'listing'> };

/** Who has completed their part. Adults see only the names of the others. */
export function AdultsProgress({ view: { adults, position, listing } }: AdultsProgressProps) {
  const { timeZone } = listing.property;
  return (
    <Stack component="section" gap="sm" aria-labelledby="adults">
      <Title order={2} size="h4" id="adults">
        Adults
      </Title>
      <ul className={classes.list}>
        {adults.map(({ name, completedAt }, index) => (
          <li key={`${name} ${index}`}>
            <span className={classes.what}>{index === position ? `${name} (you)` : name}</span>
            <span className={classes.quiet}>
              {completedAt === null ? (
                'In progress'
              ) : (
                <>
                  Completed <LocalInstant at={completedAt} timeZone={timeZone} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
