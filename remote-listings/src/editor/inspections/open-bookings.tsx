import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { CardSkeletons, ErrorState } from 'shared-ui';
import { CancelVisitorBooking } from './cancel-visitor-booking.tsx';
import classes from './inspections.module.css';
import { bookingsQuery } from './open-bookings-query.ts';
import { bookedLabel } from './typed-bookings.ts';

/** How many have booked an inspection, and on request who. Shows nothing for an inspection without bookings. */
export function OpenBookings({ open, label }: { open: ListingOpen; label: string }) {
  const [isShown, setShown] = useState(false);
  const list = useId();
  const button = useRef<HTMLButtonElement>(null);
  if (!open.bookable && !open.booked) return null;
  const text = bookedLabel(open);
  return (
    <div className={classes.booked}>
      <Button
        ref={button}
        size="compact-sm"
        variant="subtle"
        aria-expanded={isShown}
        aria-controls={list}
        aria-label={`${text}, ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {text}
      </Button>
      <div id={list}>{isShown && <People open={open} label={label} onCancelled={() => button.current?.focus()} />}</div>
    </div>
  );
}

type PeopleProps = { open: ListingOpen; label: string; onCancelled: () => void };

function People({ open, label, onCancelled }: PeopleProps) {
  const { data, error, refetch } = useQuery(bookingsQuery(open));
  const isCancellable = Date.parse(open.endAt) > Date.now();
  if (!data && error) {
    return <ErrorState error={error} title="We couldn’t load the bookings" onRetry={() => void refetch()} />;
  }
  if (!data) return <CardSkeletons shape="rows" count={1} label="Loading bookings" />;
  if (data.member.length === 0) return <p className={classes.quiet}>No bookings yet.</p>;
  return (
    <ul className={classes.people} aria-label={`Booked for ${label}`}>
      {data.member.map((booking) => (
        <li key={booking.id} className={classes.person}>
          <div className={classes.contact}>
            <span className={classes.name}>{booking.name}</span>
            <Anchor href={`mailto:${booking.email}`} size="sm">
              {booking.email}
            </Anchor>
            {booking.phone && (
              <Anchor href={`tel:${booking.phone}`} size="sm">
                {formatPhone(booking.phone)}
              </Anchor>
            )}
          </div>
          {isCancellable && (
            <CancelVisitorBooking booking={booking} listingId={idOfIri(open.listing)} onCancelled={onCancelled} />
          )}
        </li>
      ))}
    </ul>
  );
}
