import { Text } from '@mantine/core';
import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { Section } from '../../section/section.tsx';
import { accessLabel, isAccess } from './event-labels.ts';
import { EventList } from './event-list.tsx';

/** Who has opened what of the check. */
export function AccessLog({ events }: { events: readonly TenantCheckEvent[] }) {
  const accesses = events.filter(isAccess);
  return (
    <Section title="Who has opened it">
      {accesses.length === 0 ? (
        <Text c="dimmed">Nobody has opened your details yet.</Text>
      ) : (
        <EventList events={accesses} labelOf={accessLabel} />
      )}
    </Section>
  );
}
