import { Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { timeZoneOf } from 'shared-contract/place/place-rules';
import { LocalInstant } from 'shared-ui';
import { eventText } from './event-text.ts';
import classes from './history.module.css';
import { agreementHistoryQuery } from './history-query.ts';

/** What has happened with the agreement, newest first, in the time zone of the property. */
export function AgreementHistory({ agreement }: { agreement: TenancyAgreement }) {
  const events = useResource(agreementHistoryQuery(agreement.id));
  const timeZone = timeZoneOf(agreement.property.address);
  if (events.length === 0) return <Text size="sm">Nothing has been recorded yet.</Text>;
  return (
    <ol className={classes.events} aria-label="History">
      {events.map((event, index) => (
        <li key={`${event.at} ${index}`} className={classes.event}>
          <Text size="sm">{eventText(event)}</Text>
          {event.note ? (
            <Text size="sm" c="dimmed" className={classes.note ?? ''}>
              {event.note}
            </Text>
          ) : null}
          <Text size="xs" c="dimmed">
            <LocalInstant at={event.at} show="dateTime" timeZone={timeZone} />
          </Text>
        </li>
      ))}
    </ol>
  );
}
