import { Stack, Text, Title } from '@mantine/core';
import type { ApplicationAccess, ApplicationView } from 'shared-contract/application/application';
import { LocalInstant } from 'shared-ui';
import classes from './progress.module.css';

const labels: Record<string, string> = {
  viewed: 'The owner or agent read it',
  shortlisted: 'The owner or agent shortlisted it',
  approved: 'The owner or agent approved it',
  declined: 'The owner or agent declined it',
  held: 'The owner or agent put it on hold for a dispute',
  released: 'The owner or agent ended the hold',
};

const labelOf = ({ kind }: ApplicationAccess) => labels[kind] ?? 'The owner or agent opened it';

/** When the owner has read or decided the application, the latest first. */
export function AccessLog({ view: { accesses, listing } }: { view: Pick<ApplicationView, 'accesses' | 'listing'> }) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="accesses">
      <Title order={2} size="h3" id="accesses">
        Who has opened your application
      </Title>
      {accesses.length === 0 ? (
        <Text c="dimmed">It hasn’t been opened yet.</Text>
      ) : (
        <ol className={classes.list}>
          {accesses.toReversed().map((access, index) => (
            <li key={`${access.at} ${index}`}>
              <span className={classes.what}>{labelOf(access)}</span>
              <span className={classes.quiet}>
                <LocalInstant at={access.at} timeZone={listing.property.timeZone} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}
