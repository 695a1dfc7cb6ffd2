import type { TenantCheckEvent } from 'shared-contract/tenant-check/tenant-check';
import { LocalInstant } from 'shared-ui';
import classes from './progress.module.css';

type EventListProps = {
  events: readonly TenantCheckEvent[];
  labelOf: (event: TenantCheckEvent) => string | null;
};

/** Entries of a log, oldest first, as the owner reads them. An event without a label is not shown. */
export function EventList({ events, labelOf }: EventListProps) {
  return (
    <ol className={classes.list}>
      {events.map((event, index) => {
        const label = labelOf(event);
        return (
          label !== null && (
            <li key={`${event.at} ${index}`}>
              <span>{label}</span>
              <span className={classes.quiet}>
                <LocalInstant at={event.at} />
              </span>
            </li>
          )
        );
      })}
    </ol>
  );
}
