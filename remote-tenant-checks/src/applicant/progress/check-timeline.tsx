import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { Section } from 'shared-ui';
import { isAccess, stepLabel } from './event-labels.ts';
import { EventList } from './event-list.tsx';

/** What has happened with the check. */
export function CheckTimeline({ events }: { events: readonly TenantCheckEvent[] }) {
  return (
    <Section title="Progress">
      <EventList events={events.filter((event) => !isAccess(event))} labelOf={stepLabel} />
    </Section>
  );
}
