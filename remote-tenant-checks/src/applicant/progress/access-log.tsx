import { Text } from '@mantine/core';
import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { Section } from 'shared-ui';
import { accessLabel, isAccess } from './event-labels.ts';
import { EventList } from './event-list.tsx';

/** Who has opened what of the check. */
export function AccessLog({ events }: { events: readonly TenantCheckEvent[] }) {
  const accesses = events.filter(isAccess);
  return (
    <Section title="Who has opened it">
      {accesses.length === 0 ? (
        <Text c="dimmed">Your details haven’t been opened yet.</Text>
      ) : (
        <EventList events={accesses} labelOf={accessLabel} />
      )}
    </Section>
  );
}
