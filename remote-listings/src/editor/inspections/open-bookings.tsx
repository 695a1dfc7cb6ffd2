import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { resourceQuery } from 'shared-api';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { inspectionBooking } from 'shared-contract/listing/inspection-booking';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { CardSkeletons, ErrorState } from 'shared-ui';
import classes from './inspections.module.css';
import { bookedLabel } from './typed-bookings.ts';

const bookings = collectionOf(inspectionBooking);
const bookingsQuery = (open: ListingOpen) => resourceQuery(`${open['@id']}/bookings`, bookings);

/** How many have booked an inspection, and on request who. Shows nothing for an inspection without bookings. */
export function OpenBookings({ open, label }: { open: ListingOpen; label: string }) {
  const [isShown, setShown] = useState(false);
  const list = useId();
  if (!open.bookable && !open.booked) return null;
  const text = bookedLabel(open);
  return (
    <div className={classes.booked}>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-expanded={isShown}
        aria-controls={list}
        aria-label={`${text}, ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {text}
      </Button>
      <div id={list}>{isShown && <People open={open} label={label} />}</div>
    </div>
  );
}

function People({ open, label }: { open: ListingOpen; label: string }) {
  const { data, error, refetch } = useQuery(bookingsQuery(open));
  if (!data && error) {
    return <ErrorState error={error} title="We couldn’t load the bookings" onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons shape="rows" count={1} label="Loading bookings" />;
  if (data.member.length === 0) return <p className={classes.quiet}>No bookings yet.</p>;
  return (
    <ul className={classes.people} aria-label={`Booked for ${label}`}>
      {data.member.map(({ id, name, email, phone }) => (
        <li key={id} className={classes.person}>
          <span className={classes.name}>{name}</span>
          <Anchor href={`mailto:${email}`} size="sm">
            {email}
          </Anchor>
          {phone && (
            <Anchor href={`tel:${phone}`} size="sm">
              {formatPhone(phone)}
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}
