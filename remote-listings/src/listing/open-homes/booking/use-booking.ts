import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSession } from 'shared-auth';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { useContactForm } from '../../contact-form/use-contact-form.ts';
import { bookInspectionMutation } from './book-inspection.ts';
import { bookingFailureMessage } from './booking-failure-message.ts';
import { bookingFields, parseBooking } from './booking-form-values.ts';
import { keepTypedContact, typedContact } from './typed-contact.ts';

/** Returns the state of the booking form: its values, its errors, and the functions that change and send it. */
export function useBooking(listing: Listing, open: ListingOpen) {
  // The id stays the same until the visitor changes a field, so pressing the button again after a lost response does
  // not book twice.
  const id = useRef<string>(null);
  const { mutateAsync, isPending, data: receipt } = useMutation(bookInspectionMutation(listing));
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.appUser?.id : undefined;
  const { values, change, field, failure, rejections, send } = useContactForm({
    initial: typedContact(listing.id, userId),
    fields: bookingFields,
    logMessage: 'An inspection was not booked',
    failureMessage: bookingFailureMessage,
    onChange: () => {
      id.current = null;
    },
  });
  useEffect(() => keepTypedContact(listing.id, userId, values), [listing.id, userId, values]);
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
