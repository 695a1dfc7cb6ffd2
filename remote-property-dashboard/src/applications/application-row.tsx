import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import type { ApplicationSummary } from 'shared-contract/application/application';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { LocalDate, LocalInstant, StatusBadge } from 'shared-ui';
import { ApplicationActions } from './application-actions.tsx';
import { namesLabel } from './application-labels.ts';
import classes from './applications.module.css';
import { storageCondition, storedLabel } from './storage-labels.ts';

type ApplicationRowProps = {
  application: ApplicationSummary;
  property: Property;
  /** Whether the row is ticked for the comparison; null when there is nothing to compare it with. */
  choice: { isChosen: boolean; isFull: boolean; choose: (isChosen: boolean) => void } | null;
};

export function ApplicationRow({ application, property, choice }: ApplicationRowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, names, status, submittedAt } = application;
  const label = namesLabel(names);
  return (
    <li className={classes.row}>
      {choice && (
        <Checkbox
          aria-label={`Compare ${label}`}
          checked={choice.isChosen}
          disabled={choice.isFull && !choice.isChosen}
          onChange={({ currentTarget }) => choice.choose(currentTarget.checked)}
        />
      )}
      <div className={classes.text}>
        <div className={classes.head}>
          <h2 ref={heading} className={classes.name} tabIndex={-1} dir="auto">
            <Link className={classes.link} to={addresses.application(property.id, id)}>
              {label}
            </Link>
          </h2>
          <StatusBadge kind="application" status={status} />
        </div>
        <p className={classes.quiet}>
          {names.length === 1 ? '1 adult' : `${names.length} adults`}
          {submittedAt !== null && (
            <>
              {', sent '}
              <LocalInstant at={submittedAt} show="date" timeZone={property.timeZone} />
            </>
          )}
        </p>
        <DestroyedOn application={application} />
      </div>
      <ApplicationActions
        application={application}
        property={property}
        size="xs"
        onAnswered={() => heading.current?.focus()}
      />
    </li>
  );
}

/** Until when the application is stored (V41). */
function DestroyedOn({ application }: Pick<ApplicationRowProps, 'application'>) {
  const { destroyOn, legalHold, status } = application;
  if (legalHold) return <p className={classes.quiet}>On hold for a dispute</p>;
  if (status === 'withdrawn') return <p className={classes.quiet}>Destroyed within a day</p>;
  if (destroyOn === null) return <p className={classes.quiet}>{storedLabel(application)}</p>;
  return (
    <p className={classes.quiet}>
      Destroyed on <LocalDate date={destroyOn} />
      {storageCondition(application)}
    </p>
  );
}
