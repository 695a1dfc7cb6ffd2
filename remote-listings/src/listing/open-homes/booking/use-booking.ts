import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { useContactForm } from '../../contact-form/use-contact-form.ts';
import { bookInspectionMutation } from './book-inspection.ts';
import { bookingFailureMessage } from './booking-failure-message.ts';
import { bookingFields, emptyBooking, parseBooking } from './booking-form-values.ts';

/** Returns the state of the booking form: its values, its errors, and the functions that change and send it. */
export function useBooking(listing: Listing, open: ListingOpen) {
  // The id stays the same until the visitor changes a field, so pressing the button again after a lost response does
  // not book twice.
  const id = useRef<string>(null);
  const { mutateAsync, isPending, data: receipt } = useMutation(bookInspectionMutation(listing));
  const { values, change, field, failure, rejections, send } = useContactForm({
    initial: emptyBooking,
    fields: bookingFields,
    logMessage: 'An inspection was not booked',
    failureMessage: bookingFailureMessage,
    onChange: () => {
      id.current = null;
    },
  });
  return {
    values,
    field,
    failure,
    rejections,
    isSending: isPending,
    receipt,
    send: () => {
      id.current ??= crypto.randomUUID();
      return send(parseBooking(values, { id: id.current, open: open['@id'] }), mutateAsync);
    },
    setWebsite: (website: string) => change({ website }),
  };
}
