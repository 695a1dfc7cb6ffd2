import { Text } from '@mantine/core';
import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { LocalInstant, Section } from 'shared-ui';
import classes from './detail.module.css';
import { eventText, isAccess } from './event-text.ts';

type TimelineProps = { events: readonly TenantCheckEvent[]; timeZone: string };

/** What happened, and the log of accesses, each oldest first. */
export function Timeline({ events, timeZone }: TimelineProps) {
  const accesses = events.filter(isAccess);
  return (
    <>
      <Section title="Timeline" framed>
        <Events events={events.filter((event) => !isAccess(event))} timeZone={timeZone} />
      </Section>
      <Section title="Access log" framed>
        <Text size="sm" c="dimmed" mb="sm">
          The applicant sees this log. It can’t be changed.
        </Text>
        {accesses.length === 0 ? (
          <Text size="sm">The applicant’s details haven’t been opened yet.</Text>
        ) : (
          <Events events={accesses} timeZone={timeZone} />
        )}
      </Section>
    </>
  );
}

function Events({ events, timeZone }: TimelineProps) {
  return (
    <ol className={classes.events}>
      {events.map((event, index) => (
        <li key={`${event.at} ${index}`} className={classes.event}>
          {eventText(event)}{' '}
          <Text span size="sm" c="dimmed" className={classes.when ?? ''}>
            <LocalInstant at={event.at} timeZone={timeZone} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
