import IconCalendarCheck from '@tabler/icons-react/dist/esm/icons/IconCalendarCheck.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useEffect, useRef } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { BookingForm } from './booking-form.tsx';
import classes from './booking-panel.module.css';
import { useBooking } from './use-booking.ts';

type BookingPanelProps = {
  listing: Listing;
  open: ListingOpen;
  /** The day and time of the inspection. */
  label: string;
};

/**
 * The form that books an inspection, and its result. It loads when the visitor presses Book, because few visitors do.
 */
export default function BookingPanel({ listing, open, label }: BookingPanelProps) {
  const booking = useBooking(listing, open);
  const { receipt } = booking;
  return (
    <section className={classes.panel} aria-label={`Book ${label}`}>
      {receipt ? (
        <Sent label={label} email={booking.values.email.trim()} isHeld={receipt.heldUntil !== undefined} />
      ) : open.placesLeft === 0 ? (
        <Full />
      ) : (
        <BookingForm booking={booking} listing={listing} placesLeft={open.placesLeft} />
      )}
    </section>
  );
}

/**
 * The result. A guest still has to confirm the booking, with an emailed link. Takes the focus, because the pressed
 * button has unmounted.
 */
function Sent({ label, email, isHeld }: { label: string; email: string; isHeld: boolean }) {
  const box = useFocusOnMount();
  const Icon = isHeld ? IconMail : IconCalendarCheck;
  return (
    <div ref={box} className={classes.booked} role="status" tabIndex={-1}>
      <Icon size={28} stroke={1.5} aria-hidden="true" />
      <p className={classes.title}>
        {isHeld ? 'Check your email to confirm within 30 minutes' : `You’re booked for ${label}`}
      </p>
      <p className={classes.text}>
        {isHeld
          ? `We’re holding a place for ${label}. It’s yours once you open the link we’ve emailed to ${email} and confirm.`
          : `We’ve emailed ${email} the details, with a file for your calendar and a link to cancel.`}
      </p>
    </div>
  );
}

function Full() {
  const box = useFocusOnMount();
  return (
    <div ref={box} className={classes.booked} role="status" tabIndex={-1}>
      <p className={classes.title}>This inspection is full</p>
      <p className={classes.text}>
        All places are booked. Choose another time, or ask a question to request your own inspection.
      </p>
    </div>
  );
}

function useFocusOnMount() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return box;
}
